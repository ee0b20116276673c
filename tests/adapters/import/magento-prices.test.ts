import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product, ServerCartItem } from '../../../core/contract';
import { selectionOf, unitPrice } from '../../../core/pricing';
import { openFixturePlatform } from '../../fixtures/platform';
import type { FixturePlatform } from '../../fixtures/platform';
import { cartWith, resultOf } from '../../fixtures/order';
import { openImportShop, rowOf } from './import-shop';
import type { ImportShop } from './import-shop';
import { generatedSales, PARTS } from './magento-generated';

const SALES = generatedSales(200, 20_261_126);

describe('what Magento charges for 200 generated bundles, downloads and options', () => {
  let shop: ImportShop;
  let fixture: FixturePlatform;
  beforeAll(async () => {
    shop = await openImportShop();
    fixture = await openFixturePlatform();
    const parts = Object.entries(PARTS).map(([sku, cents]) => ({
      ...{ sku, product_type: 'simple', name: `Part ${sku}`, qty: '1000', is_in_stock: '1' },
      price: (cents / 100).toFixed(2),
    }));
    const report = await shop.rows([...parts, ...SALES.map(({ row }) => row)], {}, fixture.platform.catalogue);
    expect(report.counts.rows.skipped).toBe(0);
  });
  afterAll(async () => {
    await fixture.platform.close();
    await shop.remove();
  });

  const optionOf = ({ option }: (typeof SALES)[number]) => ({ extension_attributes: option });

  it('is what the cart charges, to the cent', async () => {
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

  it('is what pages and lists work out with the rule that the cart has', async () => {
    const query = { filters: [{ attribute: 'sku', value: { in: SALES.map(({ sku }) => sku) } }] };
    const path = `/api/catalog?store=us&type=product&size=500&include=*&searchQuery=${encodeURIComponent(JSON.stringify(query))}`;
    const { items } = (await fixture.call('GET', path)).json as { items: Product[] }; // the catalogue answers without an envelope
    const products = new Map(items.map((product) => [product.sku, product]));
    expect(products.size).toBe(SALES.length);
    for (const sale of SALES) {
      const product = products.get(sale.sku);
      if (product === undefined) throw new Error(`No ${sale.sku}`);
      expect([sale.sku, unitPrice(product, selectionOf(optionOf(sale))).final]).toEqual([sale.sku, sale.cents]);
      // The list shows what the page opens with.
      if (product.type_id === 'bundle') expect(Math.round((product.price ?? 0) * 100)).toBe(unitPrice(product).final);
    }
  });
});

describe('goods of Magento that are not sold as their columns say at first sight', () => {
  let shop: ImportShop;
  beforeAll(async () => {
    shop = await openImportShop();
  });
  afterAll(() => shop.remove());
  const part = { sku: 'P', product_type: 'simple', name: 'Part', price: '10', qty: '3' };

  it('are refused with the column where a bundle of fixed price has none', async () => {
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

  it('are noted where several parts of one place could be taken', async () => {
    const bundle_values = 'name=A,type=checkbox,sku=P,default_qty=1.5000,price=1.125,price_type=percent';
    const report = await shop.rows([
      part,
      { sku: 'KIT', product_type: 'bundle', name: 'Kit', price: '5', bundle_price_type: 'fixed', bundle_values },
    ]);
    expect(rowOf(report, 3).reasons.map(({ message }) => message)).toEqual([
      'bundle_values: of the option A several can be taken there, here one of them',
      'bundle_values: default_qty 1.5000 of P is taken as 1',
    ]);
    const { price_type, bundle_options: options } = shop.writer.product('KIT');
    expect([price_type, options?.[0]?.product_links[0]]).toMatchObject([
      'fixed',
      { price: 1.125, price_type: 'percent' },
    ]);
  });

  it('are sold together where the file says so, with a note that their prices do not count', async () => {
    const album = { sku: 'ALBUM', product_type: 'downloadable', name: 'Album', price: '9' };
    const downloadable_links = 'title=One,price=2|title=Two,price=3';
    const report = await shop.rows([
      { ...album, downloadable_links, additional_attributes: 'links_purchased_separately=No,links_title=Songs' },
      { ...album, sku: 'SINGLES', downloadable_links, additional_attributes: 'links_title=Songs' },
    ]);
    expect(rowOf(report, 2).reasons.map(({ message }) => message)).toContain(
      'downloadable_links: the prices of the links do not count, since they are sold together',
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
