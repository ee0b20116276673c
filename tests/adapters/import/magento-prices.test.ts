import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product, ServerCartItem } from '../../../core/contract';
import { selectionOf, unitPrice } from '../../../core/pricing';
import { openFixturePlatform } from '../../fixtures/platform';
import type { FixturePlatform } from '../../fixtures/platform';
import { cartWith, resultOf } from '../../fixtures/order';
import { csvOf, openImportShop, rowOf } from './import-shop';
import type { ImportShop } from './import-shop';
import { generatedSales, PARTS } from './magento-generated';

const SALES = generatedSales(200, 20_261_126);

describe("Magento's charges for 200 generated bundles, downloads and options", () => {
  let shop: ImportShop;
  let fixture: FixturePlatform;
  beforeAll(async () => {
    shop = await openImportShop();
    fixture = await openFixturePlatform();
    const parts = Object.entries(PARTS).map(([sku, cents]) => ({
      ...{ sku, product_type: 'simple', name: `Part ${sku}`, qty: '1000', is_in_stock: '1' },
      price: (cents / 100).toFixed(2),
    }));
    const media = path.join(shop.folder, 'media');
    await mkdir(media);
    await writeFile(path.join(media, 'song.mp3'), 'song');
    const file = await shop.file('rows.csv', csvOf([...parts, ...SALES.map(({ row }) => row)]));
    const { catalogue, downloads } = fixture.platform;
    const report = await shop.run({ file, media }, {}, catalogue, { downloads });
    expect(report.counts.rows.skipped).toBe(0);
  });
  afterAll(async () => {
    await fixture.platform.close();
    await shop.remove();
  });

  const optionOf = ({ option }: (typeof SALES)[number]) => ({ extension_attributes: option });

  it('are those of the cart, to the cent', async () => {
    const token = await cartWith(fixture, []);
    const wrong: unknown[] = [];
    for (const sale of SALES) {
      const cartItem = { sku: sale.sku, qty: 1, product_option: optionOf(sale) };
      const { price } = await resultOf<ServerCartItem>(
        fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem }),
      );
      await resultOf(fixture.call('POST', `/api/cart/delete?cartId=${token}`, { cartItem: { sku: sale.sku } }));
      if (Math.round(price * 100) !== sale.cents) wrong.push([sale, price]);
    }
    expect(wrong).toEqual([]);
  });

  it('are calculated by pages and lists with the rule of the cart', async () => {
    const query = { filters: [{ attribute: 'sku', value: { in: SALES.map(({ sku }) => sku) } }] };
    const path = `/api/catalog?store=us&type=product&size=500&include=*&searchQuery=${encodeURIComponent(JSON.stringify(query))}`;
    const { items } = (await fixture.call('GET', path)).json as { items: Product[] }; // The catalogue answers without an envelope.
    const products = new Map(items.map((product) => [product.sku, product]));
    expect(products.size).toBe(SALES.length);
    for (const sale of SALES) {
      const product = products.get(sale.sku);
      if (product === undefined) throw new Error(`No ${sale.sku}`);
      expect([sale.sku, unitPrice(product, selectionOf(optionOf(sale))).final]).toEqual([sale.sku, sale.cents]);
      if (product.type_id === 'bundle') expect(Math.round((product.price ?? 0) * 100)).toBe(unitPrice(product).final);
    }
  });
});

describe('products of Magento with misleading columns', () => {
  let shop: ImportShop;
  beforeAll(async () => {
    shop = await openImportShop();
  });
  afterAll(() => shop.remove());
  const part = { sku: 'P', product_type: 'simple', name: 'Part', price: '10', qty: '3' };

  it('are refused with the column if a fixed-price bundle has no price', async () => {
    const kit = {
      sku: 'KIT',
      product_type: 'bundle',
      name: 'Kit',
      bundle_price_type: 'fixed',
      bundle_values: 'name=A,sku=P',
    };
    const report = await shop.rows([part, kit]);
    expect(rowOf(report, 3).reasons).toEqual([
      { code: 'missing_value', message: 'price: is empty, a bundle of fixed price needs one' },
    ]);
  });

  it('are reported if several parts of one slot could be selected', async () => {
    const bundle_values = 'name=A,type=checkbox,sku=P,default_qty=1.5000,price=1.125,price_type=percent';
    const report = await shop.rows([
      part,
      { sku: 'KIT', product_type: 'bundle', name: 'Kit', price: '5', bundle_price_type: 'fixed', bundle_values },
    ]);
    expect(rowOf(report, 3).reasons.map(({ message }) => message)).toEqual([
      'bundle_values: of the option A several can be taken there, here one of them',
      'bundle_values: default_qty 1.5000 of P is read as 1',
    ]);
    const { price_type, bundle_options: options } = shop.writer.product('KIT');
    expect([price_type, options?.[0]?.product_links[0]]).toMatchObject([
      'fixed',
      { price: 1.125, price_type: 'percent' },
    ]);
  });

  it('are sold together if the file says so, with a note that their prices do not count', async () => {
    const album = { sku: 'ALBUM', product_type: 'downloadable', name: 'Album', price: '9' };
    const downloadable_links = 'title=One,price=2|title=Two,price=3';
    const report = await shop.rows([
      { ...album, downloadable_links, additional_attributes: 'links_purchased_separately=No,links_title=Songs' },
      { ...album, sku: 'SINGLES', downloadable_links, additional_attributes: 'links_title=Songs' },
    ]);
    expect(rowOf(report, 2).reasons.map(({ message }) => message)).toContain(
      'downloadable_links: link prices are ignored, since the links are sold together',
    );
    expect(shop.writer.product('ALBUM').custom_options).toBeUndefined();
    expect(shop.writer.product('SINGLES').custom_options).toMatchObject([
      {
        title: 'Songs',
        type: 'checkbox',
        is_require: true,
        values: [
          { title: 'One', price: 2 },
          { title: 'Two', price: 3 },
        ],
      },
    ]);
  });
});

describe('purchase quantities of Magento', () => {
  let shop: ImportShop;
  let fixture: FixturePlatform;
  beforeAll(async () => {
    shop = await openImportShop();
    fixture = await openFixturePlatform();
  });
  afterAll(async () => {
    await fixture.platform.close();
    await shop.remove();
  });
  const row = { product_type: 'simple', name: 'Eggs', price: '1', qty: '1000', is_in_stock: '1' };
  const own = { use_config_min_sale_qty: '0', use_config_max_sale_qty: '0', use_config_enable_qty_inc: '0' };
  const steps = { enable_qty_increments: '1', use_config_qty_increments: '0' };
  const rows = [
    { ...row, ...own, ...steps, sku: 'EGGS', min_cart_qty: '4', max_cart_qty: '20', qty_increments: '6' },
    { ...row, sku: 'CONFIG', min_cart_qty: '4', max_cart_qty: '20', qty_increments: '6', enable_qty_increments: '1' },
    {
      ...row,
      ...own,
      sku: 'OFF',
      min_cart_qty: '1',
      max_cart_qty: '0',
      qty_increments: '6',
      enable_qty_increments: '0',
    },
    { ...row, ...own, sku: 'HALF', min_cart_qty: '1.5', max_cart_qty: '3' },
  ];

  it('are read if a row has its own figures, and otherwise left to the shop', async () => {
    const report = await shop.rows(rows);
    const read = (sku: string) => {
      const { min_sale_qty: min, max_sale_qty: max, qty_increments: step } = shop.writer.product(sku);
      return [min, max, step];
    };
    expect(read('EGGS')).toEqual([4, 20, 6]);
    expect(read('CONFIG')).toEqual([undefined, undefined, undefined]);
    expect(read('OFF')).toEqual([undefined, undefined, undefined]);
    expect(read('HALF')).toEqual([2, 3, undefined]);
    expect(rowOf(report, 5).reasons[0]?.message).toContain('min_cart_qty: 1.5 is read as 2');
  });

  it('are those that Magento’s own check allows, for each number in the cart', async () => {
    await shop.rows(rows, {}, fixture.platform.catalogue);
    const token = await cartWith(fixture, []);
    for (let qty = 1; qty <= 24; qty += 1) {
      const answer = await fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { sku: 'EGGS', qty } });
      // CatalogInventory\Model\StockStateProvider::checkQuoteItemQty.
      expect([qty, answer.status]).toEqual([qty, qty >= 4 && qty <= 20 && qty % 6 === 0 ? 200 : 400]);
      if (answer.status === 400)
        expect(JSON.stringify(answer.json)).toContain('qty of EGGS must be a whole number from 6 to 18 in steps of 6');
    }
    const { qty, qty_increments: step } = await resultOf<ServerCartItem>(
      fixture.call('POST', `/api/cart/update?cartId=${await cartWith(fixture, [])}`, { cartItem: { sku: 'EGGS' } }),
    );
    expect([qty, step]).toEqual([6, 6]);
  });
});
