import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cart } from './shapes';
import { findJacket } from './shopper';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => {
  shop.remove();
});

describe('cart share, cart show --code and cart add-shared', () => {
  it('show one profile’s cart to another, which adds it to its own', async () => {
    const { sku } = await findJacket(shop);
    await shop.ask('cart', 'add', sku, '--qty', '2');
    const { code, path } = z.object({ code: z.string(), path: z.string() }).parse(await shop.ask('cart', 'share'));
    expect(path).toBe(`/cart/${code}`);
    const seen = z
      .object({ code: z.string(), lost: z.literal(0), items: cart.shape.items })
      .parse(await shop.ask('--profile', 'bob', 'cart', 'show', '--code', code));
    expect(seen.items).toMatchObject([{ sku, qty: 2 }]);
    const bobs = cart.parse(await shop.ask('--profile', 'bob', 'cart', 'add-shared', code));
    expect(bobs.items).toMatchObject([{ sku, qty: 2 }]);
    const own = cart.parse(await shop.ask('cart', 'show'));
    expect([own.token === bobs.token, own.token.includes(code)]).toEqual([false, false]);
  });

  it('report an unknown code', async () => {
    const none = await shop.run('--json', 'cart', 'show', '--code', '0123456789abcdef');
    expect([none.code, none.error()]).toMatchObject([1, { error: { code: 'not-shared' } }]);
  });
});
