import { expect, it } from 'vitest';
import type { ServerCartItem } from '../../../core/contract';
import { cartWith, resultOf } from '../../fixtures/order';
import { openFixturePlatform } from '../../fixtures/platform';
import { openImportShop } from './import-shop';

const OPTIONS = 100;

it('imports 100 options of a product and charges for each of them', async () => {
  const shop = await openImportShop();
  const fixture = await openFixturePlatform();
  const custom_options = Array.from(
    { length: OPTIONS },
    (_none, at) => `name=Q${at},type=drop_down,required=1,price=0.${String(at + 10)},price_type=fixed,option_title=Yes`,
  ).join('|');
  const row = { sku: 'MANY', product_type: 'simple', name: 'Many', price: '10', qty: '9', is_in_stock: '1' };
  const report = await shop.rows([{ ...row, custom_options }], {}, fixture.platform.catalogue);
  expect(report.counts.rows).toMatchObject({ taken: 1, skipped: 0 });
  const answers = Array.from({ length: OPTIONS }, (_none, at) => ({ option_id: at + 1, option_value: '1' }));
  const cartItem = { sku: 'MANY', qty: 1, product_option: { extension_attributes: { custom_options: answers } } };
  const token = await cartWith(fixture, []);
  const line = await resultOf<ServerCartItem>(fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem }));
  const cents = Array.from({ length: OPTIONS }, (_none, at) => Math.round(Number(`0.${String(at + 10)}`) * 100));
  expect(Math.round(line.price * 100)).toBe(1000 + cents.reduce((sum, amount) => sum + amount, 0));
  await fixture.platform.close();
  await shop.remove();
});
