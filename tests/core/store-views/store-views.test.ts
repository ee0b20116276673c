import { describe, expect, it } from 'vitest';
import { parseConfig, type ShopConfigInput } from '../../../core/config';
import { AVAILABLE_STORES, matchStore, STORE_VIEWS, type StoreView } from '../../../core/store-views';
import { StoreViewsService } from '../../../core/store-views/store-views-service';
import { Session } from '../../../core/sync/session';

function open(storeCode = 'us', input: ShopConfigInput = {}) {
  const session = new Session(storeCode);
  return { session, views: new StoreViewsService(parseConfig(input), session) };
}

describe('the stores', () => {
  it('are seven, of which us and en are open (S §1, §9)', () => {
    expect(STORE_VIEWS.map(({ storeCode }) => storeCode)).toEqual(['us', 'en', 'eu', 'de', 'ru', 'ua', 'cn']);
    expect(AVAILABLE_STORES).toEqual(['us', 'en']);
    expect(open().views.available.map(({ storeCode }) => storeCode)).toEqual(['us', 'en']);
  });

  it.each([
    ['us', '$1,234.50'],
    ['en', '$1,234.50'],
    ['eu', '1,234.50 €'],
    ['ru', /^1\s234,50 ₽$/],
    ['de', '1.234,50 €'],
    ['ua', /^1\s234,50 €$/],
    ['cn', '$1,234.50'],
  ])('%s shows 1234.5 in its currency and format (S §9)', (code, shown) => {
    const all = { stores: { available: STORE_VIEWS.map(({ storeCode }) => storeCode) } };
    expect(open(code, all).views.price(1234.5)).toMatch(shown);
  });

  it('are changed, and requests carry the new one from then on', async () => {
    const { views, session } = open();
    const seen: string[] = [];
    views.current$.subscribe(({ storeCode }) => seen.push(storeCode));
    await views.change('en');
    expect(views.current.i18n.flagCode).toBe('EN');
    expect(session.storeCode).toBe('en');
    expect(seen).toEqual(['us', 'en']);
  });

  it('that are not open are refused by name', async () => {
    const { views } = open();
    await expect(views.change('de')).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'store: "de" is not an open store (open: us, en)',
    });
    expect(views.current.storeCode).toBe('us');
    expect(() => open('xx')).toThrow('store: "xx" is not an open store');
  });
});

describe('the store of an address (S §2)', () => {
  const view = (storeCode: string, url: string): StoreView => {
    const [first] = STORE_VIEWS;
    if (!first) throw new Error('no store');
    return { ...first, storeCode, url };
  };
  const views = [view('us', '/'), view('en', '/en'), view('de', 'https://shop.example/de'), view('at', 'shop.at')];

  it.each([
    ['', '/', 'us'],
    ['', '/cart', 'us'],
    ['', '/en', 'en'],
    ['', '/en/cart', 'en'],
    ['', '/english', 'us'],
    ['shop.example', '/de/cart', 'de'],
    ['other.example', '/de/cart', 'us'],
    ['SHOP.AT', '/cart', 'at'],
    ['shop.at', '/en/cart', 'at'],
  ])('%s%s is %s', (host, path, code) => {
    expect(matchStore(views, host, path)?.storeCode).toBe(code);
  });

  it('is the default store where no url fits', () => {
    expect(matchStore([view('en', '/en')], '', '/cart')).toBeUndefined();
    const { views: service } = open('en', { stores: { available: ['en'] } });
    expect(service.forUrl('', '/cart').storeCode).toBe('en');
  });
});
