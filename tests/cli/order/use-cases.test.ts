import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cart, list, placed } from '../shapes';
import { fillCheckout, findJacket } from '../shopper';
import { openShop, type Shop } from '../vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.remove());

const round = z.looseObject({ asked: z.number() });
const named = z.looseObject({ items: z.array(z.looseObject({ name: z.string() })) });

describe('cart, checkout and orders on the command line', () => {
  it('show the status of an order awaiting payment, and where to pay it', async () => {
    const before = round.parse(await shop.ask('order', 'settle-payments')); // Demo orders are pending too.
    const jacket = await findJacket(shop);
    await shop.ask('cart', 'add', jacket.sku);
    await fillCheckout(shop, 'card');
    const { order_id, number } = placed.parse(await shop.ask('order', 'place'));
    expect(await shop.ask('order', 'check', order_id)).toMatchObject({ order_id, number, state: 'waiting' });
    const { stdout } = await shop.run('order', 'check', order_id);
    expect(stdout).toContain('waits for its payment');
    expect(stdout).toContain(`/pay/${order_id}`);
    const asked = before.asked + 1;
    const nothing = {
      paid: 0,
      canceled: 0,
      released: 0,
      refunded: 0,
      unanswered: 0,
      calledOff: 0,
      givenBack: 0,
      notGivenBack: 0,
    };
    expect(await shop.ask('order', 'settle-payments')).toEqual({ asked, ...nothing });
    expect((await shop.run('order', 'settle-payments')).stdout).toContain(`${asked} checked: 0 paid`);
  });

  it('reorder an order, and fail if none of its items are available', async () => {
    const as = ['--profile', 'again'];
    const jacket = await findJacket(shop);
    await shop.ask('cart', 'add', jacket.sku, '--qty', '2', ...as);
    const before = cart.parse(await shop.ask('cart', 'show', ...as));
    await fillCheckout(shop, 'cashondelivery', ...as);
    const { order_id, number } = placed.parse(await shop.ask('order', 'place', ...as));
    expect(cart.parse(await shop.ask('cart', 'show', ...as)).items).toEqual([]);

    const again = await shop.ask('order', 'reorder', order_id, ...as);
    expect(again).toMatchObject({ order_id, number, lines: [{ sku: before.items[0]?.sku, qty: 2, added: true }] });
    expect(cart.parse(again).items).toMatchObject(before.items.map(({ sku, qty, price }) => ({ sku, qty, price })));
    await shop.ask('cart', 'clear', ...as);
    expect((await shop.run('order', 'reorder', number, ...as)).stdout).toContain(`Order ${number} again`);

    const database = new Libsql(join(shop.data, 'shop.db'));
    database.prepare('UPDATE stock SET qty = 0, is_in_stock = 0 WHERE sku = ?').run([before.items[0]?.sku ?? '']);
    database.close();
    await shop.ask('cart', 'clear', ...as);
    const failed = await shop.run('--json', 'order', 'reorder', order_id, ...as);
    expect(failed.code).toBe(1);
    expect(failed.error()).toMatchObject({ error: { code: 'not-added' } });
    expect(failed.json()).toMatchObject({ lines: [{ added: false, problem: 'sold-out' }], items: [] });
  });

  it('show the shop of a pickup order, among those of the country', async () => {
    const as = ['--profile', 'pickup'];
    const jacket = await findJacket(shop);
    await shop.ask('cart', 'add', jacket.sku, ...as);
    await fillCheckout(shop, 'cashondelivery', ...as);
    await shop.ask('checkout', 'shipping', '--shipping-method', 'pickup', ...as);
    const missing = await shop.run('--json', 'order', 'place', ...as);
    expect(missing.code).toBe(1);
    expect(missing.stderr).toContain('shipping.pickupStoreId');

    expect(named.parse(await shop.ask('checkout', 'stores', 'us', ...as)).items[0]).toMatchObject({ id: 1 });
    const wrong = await shop.run('--json', 'checkout', 'shipping', '--pickup-store-id', '3', ...as);
    expect(wrong.error()).toMatchObject({
      error: { code: 'invalid-input', fields: { pickupStoreId: expect.stringContaining('no shop 3') as string } },
    });
    await shop.ask('checkout', 'shipping', '--pickup-store-id', '1', ...as);
    const { order_id } = placed.parse(await shop.ask('order', 'place', ...as));
    expect(await shop.ask('order', 'show', order_id, ...as)).toMatchObject({
      pickup_store: { id: 1, name: 'Vitrine SoHo' },
    });
    expect((await shop.run('order', 'show', order_id, ...as)).stdout).toContain('Vitrine SoHo, 112 Greene Street');
  });

  it('list the countries that are shipped to, and the states of one', async () => {
    const countries = named.parse(await shop.ask('checkout', 'countries'));
    expect(countries.items.map(({ name }) => name)).toContain('United States');
    const states = named.parse(await shop.ask('checkout', 'states', 'us'));
    expect(states.items.map(({ name }) => name)).toContain('New York');
    expect(list.parse(await shop.ask('checkout', 'states', 'UA')).items).toEqual(expect.any(Array));
  });

  it('remove configured lines of a product by its SKU, or keep those that the shop already has', async () => {
    const jacket = await findJacket(shop);
    const as = ['--profile', 'remover'];
    await shop.ask('cart', 'add', jacket.sku, ...as);
    const kept = cart.parse(await shop.ask('cart', 'remove', jacket.sku, '--keep-confirmed', ...as));
    expect(kept.items).toMatchObject([{ sku: jacket.sku }]);
    const gone = cart.parse(await shop.ask('cart', 'remove', jacket.parentSku, '--by-parent-sku', ...as));
    expect(gone.items).toEqual([]);
  });
});
