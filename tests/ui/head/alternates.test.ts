import { describe, expect, it } from 'vitest';
import type { PageIdentity } from '../../../core/internal';
import { STORE_VIEWS, type StoreView } from '../../../core/shopper';
import { ownStoreView } from '../../../core/store-views';
import { alternatesOf, originOf } from '../../../ui/head/alternates';

const [us] = STORE_VIEWS;
if (us === undefined) throw new Error('No store views');
const at = (url: string): StoreView => ({ ...us, url });

describe('the host of a store', () => {
  it('is that of the shop, unless its url or the settings name one (A §2.5)', () => {
    const base = 'https://shop.example';
    expect(originOf(us, null, base)).toBe(base);
    expect(originOf(at('https://us.shop.example/x'), null, base)).toBe('https://us.shop.example');
    expect(originOf(at('//us.shop.example'), null, base)).toBe('https://us.shop.example');
    expect(originOf(us, { name: 'x', domains: { us: 'shop.us.example' } }, base)).toBe('https://shop.us.example');
    expect(originOf(us, { name: 'x', domains: { us: '' } }, base)).toBe(base);
  });
});

describe('the same page in other stores', () => {
  const base = 'https://shop.example';
  const identity = (...stores: readonly StoreView[]): PageIdentity => ({
    canonical: '/x',
    indexable: true,
    alternates: stores.map((store) => ({ store, path: `/${store.storeCode}/x` })),
  });
  const locale = (storeCode: string, defaultLocale: string): StoreView => ({
    ...us,
    storeCode,
    i18n: { ...us.i18n, defaultLocale },
  });

  it('is listed for the language and the country of a custom store, in any locale', () => {
    const austria = ownStoreView({
      ...{ code: 'at', name: 'Österreich', language: 'de', locale: 'de-DE', currency: 'EUR', country: 'AT' },
      prices_include_tax: true,
    });
    const rows = alternatesOf(identity(us, locale('de', 'de-DE'), austria), null, base);
    expect(rows.map(({ hreflang }) => hreflang)).toEqual(['en-US', 'de-DE', 'de-AT', 'x-default']);
  });

  it('is listed for each language and region, and that of the first store as default', () => {
    expect(alternatesOf(identity(us, locale('de', 'de-DE')), null, base)).toEqual([
      { hreflang: 'en-US', href: 'https://shop.example/us/x' },
      { hreflang: 'de-DE', href: 'https://shop.example/de/x' },
      { hreflang: 'x-default', href: 'https://shop.example/us/x' },
    ]);
  });
  it('is listed once if two stores serve the same audience', () => {
    const hreflangs = alternatesOf(identity(us, locale('de', 'de-DE'), locale('at', 'de-DE')), null, base).map(
      ({ hreflang }) => hreflang,
    );
    expect(hreflangs).toEqual(['en-US', 'de-DE', 'x-default']);
  });
  it('is omitted if there is one store, or none with that page', () => {
    expect(alternatesOf(identity(us), null, base)).toEqual([]);
    expect(alternatesOf(identity(), null, base)).toEqual([]);
  });
});
