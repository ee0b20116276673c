import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
}, 120_000);
afterAll(() => shop.remove());

it.each([
  ['cart', 'coupon', 'apply', 'WELCOME10'],
  ['cart', 'coupon', 'remove'],
  ['cart', 'gift-card', 'apply', '0000-0000-0000-0000'],
  ['cart', 'gift-card', 'remove', 'card'],
])('%s %s %s reports that the cart is empty, and what to do', async (...command) => {
  const refused = await shop.run(...command);
  expect(refused.stderr).toContain('The cart is empty. Add something first: vitrine cart add SKU');
  expect(refused.stderr).not.toContain('argument is null');
  const asJson = await shop.run('--json', ...command);
  expect(JSON.parse(asJson.stderr)).toMatchObject({ error: { code: 'cart-empty' } });
});
