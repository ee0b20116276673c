import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mayReplace } from '../../../../../adapters/platform/orders/lifecycle/may-replace';
import type { Order, PlacedOrder } from '../../../../../core/contract';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

describe('mayReplace: an order is replaced only by another one of the same shopper', () => {
  const ada = { customerId: 1, cartToken: 'her cart' };
  const guests = { customerId: undefined, cartToken: 'her cart' };
  const by = (customerId: number | undefined, replaced_carts: string[] = [], cart_id = 'another cart') => ({
    customerId,
    cart_id,
    replaced_carts,
  });

  it.each([
    ['by the same signed-in customer', ada, by(1), true],
    ['by another customer', ada, by(2), false],
    ['by another customer with its cart', ada, by(2, ['her cart']), false],
    ['of a customer by an unrelated guest', ada, by(undefined), false],
    ['of a customer who has signed out since, with its cart', ada, by(undefined, ['her cart']), true],
    ['of a guest by another guest', guests, by(undefined, ['a third cart']), false],
    ['of the same guest from the same cart', guests, by(undefined, [], 'her cart'), true],
    ['of the same guest from another cart', guests, by(undefined, ['a third cart', 'her cart']), true],
    ['of a guest who has signed in since', guests, by(1, ['her cart']), true],
    ['of a guest by an unrelated customer', guests, by(1), false],
  ])('replacement %s', (_whose, earlier, replacing, may) => {
    expect(mayReplace(earlier, replacing)).toBe(may);
  });
});

describe('an order that claims to replace another one', () => {
  let shop: FixturePlatform;
  beforeEach(async () => {
    shop = await openFixturePlatform();
  });
  afterEach(async () => {
    await shop.platform.close();
  });

  const query = (token: string | undefined) => (token === undefined ? '' : `?token=${token}`);
  async function unpaid(token?: string, email = 'ada@shop.test'): Promise<Order> {
    const cart = await cartWith(shop, [{ sku: 'CAP' }]);
    const { hash: _hash, ...words } = await orderOf(shop, cart, { payment: 'card' });
    const order = { ...words, personalDetails: { ...words.personalDetails, emailAddress: email } };
    await resultOf(shop.call('POST', `/api/order${query(token)}`, order));
    return order;
  }
  async function givesUp({ order_id }: Order, by: { token?: string; carts?: string[] }): Promise<boolean> {
    const cart = await cartWith(shop, [{ sku: 'TEE' }]);
    const { hash: _hash, ...words } = await orderOf(shop, cart);
    const order = { ...words, replaces: [order_id], replaced_carts: by.carts ?? [] };
    await resultOf(shop.call('POST', `/api/order${query(by.token)}`, order));
    return (await resultOf<PlacedOrder>(shop.call('GET', `/api/order/${order_id}`))).canceled === true;
  }

  it("leaves a stranger's order alone, even with its secret id, and is placed itself", async () => {
    const order = await unpaid();
    expect(await givesUp(order, {})).toBe(false);
    const { token } = await signIn(shop, 'eve@shop.test');
    expect(await givesUp(order, { token })).toBe(false);
    expect((await shop.platform.stats()).orders).toBe(3);
  });

  it('leaves the order of a customer alone, even if a guest or another customer knows its id', async () => {
    const ada = await signIn(shop, 'ada@shop.test');
    const eve = await signIn(shop, 'eve@shop.test');
    const order = await unpaid(ada.token);
    expect(await givesUp(order, {})).toBe(false);
    expect(await givesUp(order, { token: eve.token, carts: [order.cart_id] })).toBe(false);
    expect(await givesUp(order, { token: ada.token })).toBe(true);
  });

  it('cancels an earlier guest order of the same cart, even if its email makes it a customer’s order', async () => {
    await signIn(shop, 'ada@shop.test'); // Her confirmed address also owns guest orders.
    const order = await unpaid();
    expect(await givesUp(order, {})).toBe(false);
    expect(await givesUp(order, { carts: [order.cart_id] })).toBe(true);
  });

  it('cancels a guest’s order once its guest has signed in', async () => {
    const order = await unpaid(undefined, 'nobody-yet@shop.test');
    const { token } = await signIn(shop, 'ada@shop.test');
    expect(await givesUp(order, { token, carts: [order.cart_id] })).toBe(true);
  });

  it('notifies the owner of the cancelled order, after the email that asked for payment', async () => {
    const order = await unpaid(undefined, 'eve@shop.test');
    expect(await givesUp(order, { carts: [order.cart_id] })).toBe(true);
    const letters = (await shop.platform.outbox.list('eve@shop.test')).map(({ kind, subject }) => [kind, subject]);
    expect(letters[0]).toEqual(['order-canceled', 'Your order 100001 is cancelled']);
  });

  it('does not reveal that a stranger has paid: it is placed, and names no other order', async () => {
    const order = await unpaid();
    const body = new URLSearchParams({ answer: 'approve' });
    await shop.platform.fetch(new Request(`http://shop.test/pay/${order.order_id}`, { method: 'POST', body }));
    expect(await givesUp(order, {})).toBe(false);
    expect((await shop.platform.stats()).orders).toBe(2);
  });
});
