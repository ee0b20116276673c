import { describe, expect, it } from 'vitest';
import { parseConfig, type ShopConfigInput } from '../../../core/config';
import { STORE_VIEWS } from '../../../core/store-views';

const untyped = (input: unknown) => parseConfig(input as ShopConfigInput);

describe('the configuration', () => {
  it('has the defaults of S §9', () => {
    const config = parseConfig();
    expect(config.catalogue).toMatchObject({
      pageSize: 50,
      categoryFetchSize: 4000,
      attributeFetchSize: 150,
      maxFiltersQuerySize: 500,
      defaultSort: 'stock.is_in_stock:desc,promoted:desc,id:desc',
      defaultFilters: ['gender', 'ptype', 'color', 'size', 'set', 'brand', 'approved'],
      aggregationSizes: { ptype: 50, set: 2, gender: 3 },
      defaultAggregationSize: 20,
      clientTimeoutMs: 5000,
      serverTimeoutMs: 1000,
    });
    expect(config.products).toMatchObject({ maxStatus: 2, stockBatchSize: 15, stockChildrenPrefetch: 8 });
    expect(config.checkout.activeMs).toBe(1_800_000);
    expect(config.notices.timeToLiveMs).toBe(2000);
    expect(config.tasks.maxNetworkAttempts).toBe(1);
    expect(config.cache).toMatchObject({ timeoutMs: 800, maxReadErrors: 1, maxWriteErrors: 30, quotaKb: 4096 });
    expect(config.stores.available).toEqual(['us', 'en']);
    expect(config.stores.views).toEqual(STORE_VIEWS);
    expect(config.serverSide).toBe(false);
  });

  it('accepts given settings and keeps the other defaults', () => {
    const config = parseConfig({ catalogue: { pageSize: 12 }, cart: { countType: 'items' }, contactEmail: 'a@b.c' });
    expect(config.catalogue).toMatchObject({ pageSize: 12, defaultAggregationSize: 20 });
    expect(config.cart).toMatchObject({ countType: 'items', confirmRemoval: true });
    expect(config.contactEmail).toBe('a@b.c');
  });

  it('is frozen, and can be parsed again', () => {
    const config = parseConfig({ catalogue: { pageSize: 12 } });
    expect(Object.isFrozen(config)).toBe(true);
    expect(parseConfig(config)).toEqual(config);
    expect(untyped(JSON.parse(JSON.stringify(config)))).toEqual(config);
  });

  it('omits unknown settings', () => {
    expect(untyped({ catalogue: { colour: 'red' }, moon: 1 })).toEqual(parseConfig());
  });

  it.each([
    [{ catalogue: { pageSize: 0 } }, 'catalogue.pageSize: must be a whole number of at least 1, not 0'],
    [{ catalogue: { pageSize: 1.5 } }, 'catalogue.pageSize: must be a whole number of at least 1, not 1.5'],
    [{ catalogue: { pageSize: '50' } }, 'catalogue.pageSize: must be a whole number of at least 1, not "50"'],
    [
      { catalogue: { aggregationSizes: { color: 0 } } },
      'catalogue.aggregationSizes: must be whole numbers of at least 1 by name',
    ],
    [{ catalogue: { defaultFilters: 'color' } }, 'catalogue.defaultFilters: must be a list of texts, not "color"'],
    [{ products: { maxStatus: null } }, 'products.maxStatus: must be a whole number of at least 0, not null'],
    [{ cart: { countType: 'all' } }, 'cart.countType: must be one of items, quantities, not "all"'],
    [{ cart: { synchronize: 'yes' } }, 'cart.synchronize: must be true or false, not "yes"'],
    [{ cart: [] }, 'cart: must be an object with settings, not []'],
    [{ stores: { available: [] } }, 'stores.available: must be a list of at least 1 texts, not []'],
    [{ stores: { views: [] } }, 'stores.views: must be a list of at least 1, not []'],
    [{ contactEmail: 5 }, 'contactEmail: must be a text, not 5'],
    [{ serverSide: 1 }, 'serverSide: must be true or false, not 1'],
  ])('%j is refused: %s', (input, message) => {
    expect(() => untyped(input)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
    expect(() => untyped(input)).toThrow(message);
  });

  it.each([
    [{ storeCode: 'X' }, '0: storeCode must be two to eight lower-case letters, digits, "-" or "_"'],
    [{ storeCode: 5 }, '0: storeCode must be a text'],
    [{ storeId: -1 }, '0: storeId must be a whole number of at least 0'],
    [{ appendStoreCode: 'no' }, '0: appendStoreCode must be true or false'],
    [
      { tax: { defaultCountry: 'US', sourcePriceIncludesTax: true } },
      '0: tax.calculateServerSide must be true or false',
    ],
    [
      { tax: { ...STORE_VIEWS[0]?.tax, defaultCountry: '' } },
      '0: tax.defaultCountry must be the two capital letters of a country',
    ],
    [{ i18n: {} }, '0: i18n.flagCode must be a text'],
    [{ i18n: { ...STORE_VIEWS[0]?.i18n, currencyCode: 'EURO' } }, '0: i18n.currencyCode must be three letters'],
    [{ i18n: { ...STORE_VIEWS[0]?.i18n, priceFormat: '%s' } }, '0: i18n.priceFormat must be one of'],
  ])('a store view with %j is refused', (members, message) => {
    expect(() => untyped({ stores: { views: [{ ...STORE_VIEWS[0], ...members }] } })).toThrow(
      `stores.views: ${message}`,
    );
  });

  it('an invalid store view is refused', () => {
    expect(() => untyped({ stores: { views: [null] } })).toThrow('stores.views: 0: storeCode must be a text');
  });
});
