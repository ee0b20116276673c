import { describe, expect, it } from 'vitest';
import { parseConfig, type ShopConfigInput } from '../../../core/config';
import {
  AVAILABLE_STORES,
  formatDate,
  formatPrice,
  matchStore,
  STORE_VIEWS,
  type StoreView,
} from '../../../core/store-views';
import { StoreViewsService } from '../../../core/store-selection/store-views-service';
import { Session } from '../../../core/sync/session';

function open(storeCode = 'us', input: ShopConfigInput = {}) {
  const session = new Session(storeCode);
  return { session, views: new StoreViewsService(parseConfig(input), session) };
}

const everywhere = { stores: { available: STORE_VIEWS.map(({ storeCode }) => storeCode) } };

describe('the stores', () => {
  it('number seven, of which only us and en are open (S §1, §9)', () => {
    expect(
      STORE_VIEWS.map(({ storeCode, tax, i18n }) => [storeCode, tax.sourcePriceIncludesTax, i18n.priceFormat]),
    ).toEqual([
      ['us', false, '{sign}{amount}'],
      ['en', true, '{sign}{amount}'],
      ['eu', true, '{amount} {sign}'],
      ['de', true, '{amount} {sign}'],
      ['ru', true, '{amount} {sign}'],
      ['ua', true, '{amount} {sign}'],
      ['cn', true, '{sign}{amount}'],
    ]);
    expect(STORE_VIEWS.every(({ tax }) => tax.calculateServerSide)).toBe(true);
    expect(AVAILABLE_STORES).toEqual(['us', 'en']);
    expect(open().views.available.map(({ storeCode }) => storeCode)).toEqual(['us', 'en']);
  });

  it('format small and large prices in the digits and groups of their locale', () => {
    const [us] = STORE_VIEWS;
    const shown = (defaultLocale: string, minor: number) =>
      us && formatPrice(minor, { ...us.i18n, defaultLocale, priceFormat: '{sign}{amount}' });
    expect([0, 99_999, -100_000].map((minor) => shown('de-DE', minor))).toEqual(['$0,00', '$999,99', '-$1.000,00']);
    expect(shown('ar-EG', 12_300)).toMatch(/^\$١٢٣/);
  });

  it.each([
    ['us', '$1,234.50'],
    ['en', '$1,234.50'],
    ['eu', '1,234.50\u00A0€'],
    ['ru', /^1\s234,50\u00A0₽$/],
    ['de', '1.234,50\u00A0€'],
    ['ua', /^1\s234,50\u00A0€$/],
    ['cn', '$1,234.50'],
  ])('%s formats 1234.5 with its currency and format (S §9)', (code, shown) => {
    expect(open(code, everywhere).views.price(1234.5)).toMatch(shown);
  });

  it('can be switched, and later requests carry the new one', async () => {
    const { views, session } = open();
    const seen: string[] = [];
    views.current$.subscribe(({ storeCode }) => seen.push(storeCode));
    await views.change('en');
    expect(views.current.i18n.flagCode).toBe('EN');
    expect(session.storeCode).toBe('en');
    expect(seen).toEqual(['us', 'en']);
  });

  it('are refused by name if they are closed', async () => {
    const { views } = open();
    await expect(views.change('de')).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'store: "de" is not an open store (open: us, en)',
    });
    expect(views.current.storeCode).toBe('us');
    expect(() => open('xx')).toThrow('store: "xx" is not an open store');
  });
});

describe('the store views', () => {
  it.each([
    ['us', 'USD', '$', 'US', 'en-US', 'en'],
    ['en', 'USD', '$', 'UK', 'en-GB', 'en'],
    ['eu', 'EUR', '€', 'DE', 'en-IE', 'en'],
    ['de', 'EUR', '€', 'DE', 'de-DE', 'de'],
    ['ru', 'RUB', '₽', 'RU', 'ru-RU', 'ru'],
    ['ua', 'EUR', '€', 'UA', 'uk-UA', 'uk'],
    ['cn', 'USD', '$', 'CN', 'zh-CN', 'zh'],
  ])('%s has the currency %s %s, the country %s and the locale %s (S §9)', (code, ...rest) => {
    const { i18n, tax } = open(code, everywhere).views.current;
    expect([
      i18n.currencyCode,
      i18n.currencySign,
      i18n.defaultCountry,
      i18n.defaultLocale,
      i18n.defaultLanguage,
    ]).toEqual(rest);
    expect(tax.defaultCountry).toBe(i18n.defaultCountry);
  });

  it.each(STORE_VIEWS.map(({ storeCode }) => storeCode))("%s formats a time as 'HH:mm D-M-YYYY' (S §9)", (code) => {
    const { views } = open(code, everywhere);
    expect(views.date(Date.UTC(2026, 2, 5, 7, 4))).toBe('07:04 5-3-2026');
    expect(views.date(Date.UTC(2026, 10, 20, 23, 59), 'Asia/Shanghai')).toBe('07:59 21-11-2026');
    expect(views.date(Date.UTC(2026, 10, 20, 0, 0))).toBe('00:00 20-11-2026');
  });

  it('support other formats too', () => {
    const at = Date.UTC(2026, 0, 2, 3, 4, 5);
    expect(formatDate(at, { dateFormat: 'DD.MM.YY HH:mm:ss' })).toBe('02.01.26 03:04:05');
    expect(formatDate(at, { dateFormat: 'YYYY-M-D H:m' })).toBe('2026-1-2 3:4');
  });
});

describe('the default store', () => {
  const codes = (available: string[]) =>
    parseConfig({ stores: { available } }).stores.views.map(({ storeCode, url, appendStoreCode }) => [
      storeCode,
      url,
      appendStoreCode,
    ]);
  it('is the first open one: only its paths have no code (S §2)', () => {
    expect(codes(['us', 'de']).slice(0, 2)).toEqual([
      ['us', '/', false],
      ['en', '/en', true],
    ]);
    expect(codes(['de', 'us'])).toContainEqual(['de', '/', false]);
    expect(codes(['de', 'us'])).toContainEqual(['us', '/us', true]);
  });
  it('cannot be one that does not exist', () => {
    expect(() => parseConfig({ stores: { available: ['us', 'fr'] } })).toThrow(
      'stores.available: names the unknown store "fr" (known: us, en, eu, de, ru, ua, cn)',
    );
  });
});

describe('the interface language', () => {
  it("is the store's until another one is selected, which also applies in other stores (A §2.5)", async () => {
    const { views } = open('us', everywhere);
    const seen: string[] = [];
    views.interfaceLanguage$.subscribe((language) => seen.push(language));
    await views.change('ru');
    views.changeInterface('zh');
    await views.change('de');
    views.changeInterface(undefined);
    expect(seen).toEqual(['en', 'ru', 'zh', 'de']);
    expect(views.current.storeCode).toBe('de');
  });
  it('is accepted only if it is configured', () => {
    const { views } = open('us', { stores: { interfaceLocales: ['en', 'de'] } });
    expect(() => views.changeInterface('ru')).toThrow('interfaceLanguage: must be one of en, de');
    views.changeInterface('de');
    expect(views.interfaceLanguage).toBe('de');
  });
  it('may come with the shopper, and is ignored when it is not configured', () => {
    const opened = (language: string) => new StoreViewsService(parseConfig({}), new Session('us', language));
    expect(opened('uk').interfaceLanguage).toBe('uk');
    expect(opened('xx').interfaceLanguage).toBe('en');
  });
});

describe('the URL in another store (A §2.5)', () => {
  const { views } = open('de', everywhere);
  it.each([
    ['ru', '/de/c/jacken-4?color=black', '/ru/c/jacken-4?color=black'],
    ['us', '/de/c/jacken-4?color=black', '/c/jacken-4?color=black'],
    ['us', '/de', '/'],
    ['us', '/de?x=1', '/?x=1'],
    ['ru', '/de', '/ru'],
    ['ru', '/de?x=1', '/ru?x=1'],
    ['ru', '/design', '/ru/design'],
    ['de', '/de/cart', '/de/cart'],
  ])('%s: %s is at %s', (code, url, expected) => {
    expect(views.addressIn(code, url)).toBe(expected);
  });
  it('is on another host if the settings have one for it', () => {
    expect(views.addressIn('cn', '/de/cart', { cn: 'vitrine.example.cn' })).toBe('//vitrine.example.cn/cn/cart');
    expect(views.addressIn('ru', '/de/cart', { cn: 'vitrine.example.cn' })).toBe('/ru/cart');
  });
  it('is refused for a closed store', () => {
    expect(() => open('us').views.addressIn('de', '/')).toThrow('"de" is not an open store');
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

  it.each([
    ['shop.example/de', 'shop.example', '/de/cart', true],
    ['shop.example/de', 'shop.example', '/cart', false],
    ['SHOP.example', 'shop.example', '/cart', true],
    ['//shop.example/de/', 'shop.example', '/de', true],
  ])('reads %s, without a protocol, as host and path: %s%s', (url, host, path, fits) => {
    expect(matchStore([view('de', url)], host, path) !== undefined).toBe(fits);
  });

  it('is the default store if no url matches', () => {
    expect(matchStore([view('en', '/en')], '', '/cart')).toBeUndefined();
    const { views: service } = open('en', { stores: { available: ['en'] } });
    expect(service.forUrl('', '/cart').storeCode).toBe('en');
  });
});
