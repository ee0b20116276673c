import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createSystemIds } from '../../../adapters/ids/system';
import { createPlatform, type Platform } from '../../../adapters/platform';
import { seedDemo } from '../../../adapters/demo';
import { cartWith } from '../../fixtures/order';
import { callPlatform } from '../../fixtures/platform';
import { NOW, openImportShop, type ImportShop } from '../import/import-shop';

/** Inherited members of every object, any of which may be a user's word. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);

const shopifyRows = (word: string): readonly Readonly<Record<string, string>>[] => {
  const head = { Handle: word, Title: `${word} Set`, Vendor: word, Type: word, Tags: word, Published: 'true' };
  const variant = (value: string) => ({
    ...{ Handle: word, 'Option1 Name': word, 'Option1 Value': value, 'Option2 Name': 'Size', 'Option2 Value': word },
    ...{ 'Variant SKU': `${word}-${value}`, 'Variant Price': '29.00', 'Variant Inventory Qty': '5' },
    [`${word} (product.metafields.custom.${word})`]: word,
  });
  return [{ ...variant(word), ...head, Status: 'active' }, variant('Other')];
};

const magentoRow = (word: string): Readonly<Record<string, string>> => ({
  ...{ sku: `M-${word}`, store_view_code: '', attribute_set_code: word, product_type: 'simple', name: `${word} Coat` },
  ...{
    product_online: '1',
    visibility: 'Catalog, Search',
    price: '20',
    qty: '3',
    is_in_stock: '1',
    url_key: `m-${word}`,
  },
  ...{
    categories: `Default Category/${word}`,
    tax_class_name: word,
    additional_attributes: `${word}=${word},color=${word}`,
  },
  custom_options: `name=${word},type=${word},required=0,price=1,option_title=${word}`,
});

describe('names of inherited object properties', () => {
  let shop: ImportShop;
  let platform: Platform;
  const open = (): Promise<Platform> =>
    createPlatform({
      data: shop.folder,
      clock: createVirtualClock({ start: NOW }),
      ids: createSystemIds(),
      mode: 'development',
    });
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) => callPlatform(platform, method, path, body);
  const catalog = (query: object) =>
    call('GET', `/api/catalog?store=us&type=product&searchQuery=${encodeURIComponent(JSON.stringify(query))}`);

  beforeAll(async () => {
    shop = await openImportShop();
    platform = await open();
    await seedDemo(platform.catalogue, { products: 20, seed: 1, now: NOW });
    const file = async (name: string, rows: readonly Readonly<Record<string, string>>[]) => {
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      const lines = rows.map((row) => {
        const cells = new Map(Object.entries(row));
        return columns.map((column) => `"${cells.get(column) ?? ''}"`).join(',');
      });
      return { file: await shop.file(name, [columns.join(','), ...lines].join('\r\n')) };
    };
    await shop.run(await file('shopify.csv', INHERITED.flatMap(shopifyRows)), {}, platform.catalogue);
    await shop.run(await file('magento.csv', INHERITED.map(magentoRow)), {}, platform.catalogue);
    await platform.close();
    platform = await open();
  }, 120_000);
  afterAll(async () => {
    await platform.close();
    await shop.remove();
  });

  it('find products of that name in search', async () => {
    for (const word of ['constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      const { status, json } = await catalog({ filters: [], text: `${word} coat` });
      expect(status).toBe(200);
      expect(JSON.stringify(json)).toContain(`${word} Coat`);
    }
  });

  it.each(INHERITED)('%s can be searched, suggested, filtered by and resolved without an error', async (word) => {
    const quoted = encodeURIComponent(word);
    const filter = (attribute: string, value: string) => ({
      filters: [{ attribute, value: { in: [value] } }],
      aggregations: [attribute],
    });
    const answers = [
      await catalog({ filters: [], text: word, aggregations: [word] }),
      await catalog(filter(word, word)),
      await catalog(filter('color', word)),
      await catalog({ filters: [], sort: `${word}:asc` }),
      await call('GET', `/api/catalog?store=us&type=${quoted}&sort=${quoted}:asc&_source_include=${quoted}`),
      await call('GET', `/api/catalog?store=${quoted}&type=product`),
      await call('GET', `/api/catalog/suggest?store=us&text=${quoted}`),
      await call('POST', '/api/url/map?store=us', { url: `/${word}` }),
      await call('POST', '/api/url/map?store=us', { url: `/c/${word}` }),
      await call('GET', `/api/stock/check?sku=${quoted}`),
      await call('GET', `/api/${quoted}/${quoted}`),
    ];
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  });

  it.each(INHERITED)('%s as coupon, SKU, option and payment is refused without an internal error', async (word) => {
    const cartId = await cartWith({ call }, []);
    const cartItem = {
      ...{ sku: `${word}-${word}`, parentSku: word, qty: 1 },
      product_option: {
        extension_attributes: {
          custom_options: [{ option_id: word, option_value: word }],
          configurable_item_options: [{ option_id: word, option_value: word }],
        },
      },
    };
    const answers = [
      await call('POST', `/api/cart/update?cartId=${cartId}`, { cartItem }),
      await call('POST', `/api/cart/apply-coupon?cartId=${cartId}&coupon=${encodeURIComponent(word)}`),
      await call('POST', `/api/cart/shipping-methods?cartId=${cartId}`, {
        address: { country_id: word, [word]: word },
      }),
      await call('GET', `/api/order?id=${encodeURIComponent(word)}`),
    ];
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  });
});
