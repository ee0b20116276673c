import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../core/config';
import { ENDPOINTS } from '../../../core/contract/table';
import { LIST_PATHS, STATIC_PAGES } from '../../../core/links';
import { matchRoute } from '../../../core/routing/match-route';
import {
  formatDate,
  formatPrice,
  ownStoreFaults,
  ownStoreProblem,
  ownStoreView,
  STORE_VIEWS,
  type OwnStore,
} from '../../../core/store-views';

const PL: OwnStore = {
  ...{ code: 'pl', name: 'Polska', language: 'en', locale: 'pl-PL', currency: 'PLN', country: 'PL' },
  prices_include_tax: true,
  time_zone: 'Europe/Warsaw',
};
const NOON = Date.UTC(2026, 6, 1, 12);
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

describe('a custom store', () => {
  it.each([
    [PL, '1234,50 zł', '01.07.2026, 14:00'],
    [{ ...PL, code: 'jp', locale: 'ja-JP', currency: 'JPY', time_zone: 'Asia/Tokyo' }, '¥123,450', '2026/07/01 21:00'],
    [{ ...PL, code: 'kw', locale: 'en-KW', currency: 'KWD', time_zone: null }, 'KWD 1,234.500', '07/01/2026, 12:00 PM'],
    [{ ...PL, code: 'rs', locale: 'en-GB', currency: 'RSD' }, 'RSD 1,234.50', '01/07/2026, 14:00'],
    [{ ...PL, code: 'ca', locale: 'en-US', currency: 'CAD' }, 'CA$1,234.50', '07/01/2026, 02:00 PM'],
    [{ ...PL, code: 'se', locale: 'en-GB', currency: 'SEK' }, 'SEK 1,234.50', '01/07/2026, 14:00'],
  ])('formats prices and times as Intl does, with the decimals of ISO 4217: $code', (store, price, moment) => {
    const { i18n, timeZone } = ownStoreView(store);
    const minor = store.currency === 'JPY' ? 12_345_000 : 123_450;
    expect(plain(formatPrice(minor, i18n))).toBe(price);
    expect(plain(formatDate(NOON, i18n, timeZone))).toBe(moment);
  });

  it('is open in a shop beside the built-in ones, which stay unchanged', () => {
    const { stores } = parseConfig({ stores: { own: [PL] } });
    expect(stores.available).toEqual(['us', 'en', 'pl']);
    expect(stores.views.slice(0, 7)).toEqual(STORE_VIEWS);
    expect(stores.views.at(-1)).toMatchObject({
      url: '/pl',
      tax: { sourcePriceIncludesTax: true, defaultCountry: 'PL' },
    });
  });

  it('may be the default, without its code in paths', () => {
    const { stores } = parseConfig({ stores: { own: [PL], available: ['pl'] } });
    expect(stores.views.find(({ storeCode }) => storeCode === 'pl')).toMatchObject({
      url: '/',
      appendStoreCode: false,
    });
  });

  it.each<readonly [Partial<Record<keyof OwnStore, unknown>>, string]>([
    [{ code: 'P' }, 'code must be 2 to 8 lower-case letters'],
    [{ code: 'de' }, 'code is that of a built-in store'],
    [{ code: 'cart' }, 'code is taken by pages of the shop'],
    [{ name: ' ' }, 'name must be 1 to 60 characters'],
    [{ language: 'pl' }, 'language must be one of de, en, ru, uk, zh'],
    [{ locale: 'pl_PL' }, 'locale must be a locale, such as pl-PL'],
    [{ currency: 'zł' }, 'currency must be a currency of ISO 4217'],
    [{ currency: 'CLF' }, 'currency has four decimals'],
    [{ country: 'EU' }, 'country must be the two capital letters of a country'],
    [{ prices_include_tax: 'yes' }, 'prices_include_tax must be true or false'],
    [{ time_zone: 'Warsaw' }, 'time_zone must be a time zone'],
    [{ rate: 0 }, 'rate must be a number from 0.000001 to 1,000,000'],
    [{ rate: 1_000_001 }, 'rate must be a number from 0.000001 to 1,000,000'],
  ])('is refused with %j, by field', (change, message) => {
    expect(ownStoreProblem({ ...PL, ...change })).toContain(message);
    expect(() => parseConfig({ stores: { own: [{ ...PL, ...change } as OwnStore] } })).toThrow(message);
  });

  it('is refused with the former name of its rate, with a hint to the new one', () => {
    const former = { ...PL, per_dollar: 4 };
    expect(() => parseConfig({ stores: { own: [former] } })).toThrow('per_dollar is now called rate');
  });

  it('reports all errors at once, one for each field', () => {
    expect(ownStoreFaults({}).map(({ field }) => field)).toEqual([
      ...['code', 'name', 'language', 'locale', 'currency', 'country', 'prices_include_tax'],
    ]);
  });

  it('cannot have a code that is the first path segment of a page of the shop', () => {
    const pages = ['admin', 'brands', 'cabinet', 'cart', 'checkout', 'compare', 'error', 'manage', 'offline', 'search'];
    const other = ['delivery', 'privacy', 'returns', 'order'];
    for (const code of [...pages, ...other]) {
      expect([code, matchRoute(`/${code}`) !== undefined]).toEqual([code, true]);
      expect(ownStoreProblem({ ...PL, code })).toBeDefined();
    }
  });
});

it('refuses a code that is the first path segment of a page or a call of the shop', () => {
  const pages = [
    '/cart',
    '/p/TEE',
    '/i/contact',
    '/c/men',
    '/manage/orders',
    '/cabinet',
    '/order/1',
    '/search',
    '/admin',
  ];
  const calls = ENDPOINTS.map(({ path }) => path);
  const free = [...pages, ...calls, ...Object.keys(STATIC_PAGES), ...Object.values(LIST_PATHS)]
    .map((path) => path.split('/')[1] ?? '')
    .filter((code) => ownStoreFaults({ code }).every(({ field }) => field !== 'code'));
  expect(free).toEqual([]);
});
