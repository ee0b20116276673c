import { afterAll, beforeAll, expect, it } from 'vitest';
import { saleQuantity } from '../../../core/kernel/sale-quantity';
import { MAX_QUANTITY } from '../../../core/kernel/quantity';
import { cartWith, resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import type { Product } from '../../../core/contract';
import { openImportShop, type ImportShop } from './import-shop';
import { generatedQuantities } from './magento-generated';

const GOODS = generatedQuantities(200, 20_261_126);
let shop: ImportShop;
let fixture: FixturePlatform;

beforeAll(async () => {
  shop = await openImportShop();
  fixture = await openFixturePlatform();
  const report = await shop.rows(
    GOODS.map(({ row }) => row),
    {},
    fixture.platform.catalogue,
  );
  expect(report.counts.rows.skipped).toBe(0);
});
afterAll(async () => {
  await fixture.platform.close();
  await shop.remove();
});

it('imports the quantities that Magento accepts, for 200 generated products, and refuses the others', async () => {
  const token = await cartWith(fixture, []);
  const wrong: unknown[] = [];
  for (const { sku, row, tried } of GOODS) {
    for (const { qty, isTaken } of tried) {
      const answer = await fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { sku, qty } });
      if ((answer.status === 200) !== isTaken) wrong.push([row, qty, answer.status]);
    }
    await resultOf(fixture.call('POST', `/api/cart/delete?cartId=${token}`, { cartItem: { sku } }));
  }
  expect(wrong).toEqual([]);
  const all = GOODS.flatMap(({ tried }) => tried.map(({ isTaken }) => isTaken));
  expect([all.filter(Boolean).length, all.length].every((count) => count > 200)).toBe(true);
});

it('offers exactly the quantities that the cart accepts', async () => {
  const query = { filters: [{ attribute: 'sku', value: { in: GOODS.map(({ sku }) => sku) } }] };
  const path = `/api/catalog?store=us&type=product&size=500&include=*&searchQuery=${encodeURIComponent(JSON.stringify(query))}`;
  const { items } = (await fixture.call('GET', path)).json as { items: Product[] }; // The catalogue answers without an envelope.
  const products = new Map(items.map((product) => [product.sku, product]));
  for (const { sku, tried } of GOODS) {
    const { min, max, step } = saleQuantity(products.get(sku) ?? {}, { min: 1, max: MAX_QUANTITY });
    for (const { qty, isTaken } of tried)
      expect([sku, qty, qty >= min && qty <= max && qty % step === 0]).toEqual([sku, qty, isTaken]);
  }
});
