import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopConfigInput } from '../../../core/shopper';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { codeFor } from '../../fixtures/signed-in';
import { clientCart, fillIn, openShop, put, serverCart, type OpenShop, accepted } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const CONTACT = 'ada@shop.test';
let fixture: FixturePlatform;
let isReceived = true;
const opened: OpenShop[] = [];
beforeEach(async () => {
  isReceived = true;
  fixture = await openFixturePlatform({
    deliverWebhook: async (request, send) =>
      isReceived ? await send(request) : Promise.reject(new Error('nobody answers')),
  });
});
afterEach(async () => {
  for (const { shop } of opened.splice(0)) shop.dispose();
  await fixture.platform.close();
});

async function device(seed: string, config: ShopConfigInput = {}): Promise<OpenShop> {
  const shop = await openShop({ fixture, seed, config });
  opened.push(shop);
  return shop;
}

async function enter({ shop }: OpenShop): Promise<void> {
  await fixture.clock.advance(60_000); // Codes are rate limited.
  const accounts = await shop.accounts();
  await accounts.requestCode(CONTACT);
  await accounts.checkCode(await codeFor(fixture, CONTACT));
  await shop.cart.settled();
}

async function order(open: OpenShop, paymentMethod: 'card' | 'cashondelivery'): Promise<string> {
  await fillIn(open);
  await (await open.shop.checkout()).savePayment({ paymentMethod });
  await open.shop.cart.settled();
  const { order_id } = accepted(await (await open.shop.orders()).place());
  await open.shop.cart.settled();
  return order_id;
}

async function press(order_id: string, answer: 'approve' | 'cancel'): Promise<void> {
  const body = new URLSearchParams({ answer });
  await fixture.platform.fetch(new Request(`http://shop.test/pay/${order_id}`, { method: 'POST', body }));
}

async function carts(open: OpenShop): Promise<readonly (readonly string[])[]> {
  await open.shop.cart.sync({ force: true });
  await open.shop.cart.settled();
  return [clientCart(open), open.shop.cart.snapshot.cartItems.length === 0 ? [] : await serverCart(open)];
}
const both = (...lines: readonly string[]) => [lines, lines];

const stockOf = async (sku: string): Promise<unknown> =>
  ((await fixture.call('GET', `/api/stock/check?sku=${sku}`)).json as { result: { qty: number } }).result.qty; // sound: our own platform

describe('an order on one device, and the same cart on another', () => {
  it('removes the ordered lines there, and keeps all others', async () => {
    const [phone, laptop] = [await device('phone'), await device('laptop')];
    await enter(phone);
    await put(phone, 'TEE', 2);
    await enter(laptop);
    expect(clientCart(laptop)).toEqual(['2 TEE']);
    laptop.network.set(false);
    await put(laptop, 'TEE', 1);
    await put(laptop, 'SOCKS', 1);
    await order(phone, 'cashondelivery');
    laptop.network.set(true);
    expect(await carts(laptop)).toEqual(both('1 SOCKS', '1 TEE'));
    await put(phone, 'SHIRT', 1);
    expect(await carts(phone)).toEqual(both('1 SHIRT', '1 SOCKS', '1 TEE'));
    expect(await carts(laptop)).toEqual(both('1 SHIRT', '1 SOCKS', '1 TEE'));
    expect((await fixture.platform.stats()).orders).toBe(1);
  });

  it('keeps lines added to the cart elsewhere and unknown when ordering', async () => {
    const [phone, laptop] = [await device('phone'), await device('laptop')];
    await enter(phone);
    await put(phone, 'TEE', 2);
    await fillIn(phone);
    await enter(laptop);
    await put(laptop, 'SOCKS', 3);
    await order(phone, 'cashondelivery');
    expect(await carts(laptop)).toEqual(both('3 SOCKS'));
    await put(phone, 'SHIRT', 1);
    expect(await carts(phone)).toEqual(both('1 SHIRT', '3 SOCKS'));
  });
});

describe('an order awaiting payment, and its cart on another device', () => {
  it('when paid, removes its lines on both devices and keeps later additions, once', async () => {
    const [phone, laptop] = [await device('phone'), await device('laptop')];
    await enter(phone);
    await put(phone, 'CAP', 2);
    const id = await order(phone, 'card');
    await enter(laptop);
    expect(clientCart(laptop)).toEqual(['2 CAP']);
    await put(laptop, 'TEE', 1);
    await press(id, 'approve');
    expect(await carts(laptop)).toEqual(both('1 TEE'));
    expect(await (await phone.shop.orders()).paid(id)).toBe(true);
    expect(await carts(phone)).toEqual(both('1 TEE'));
    expect(await carts(laptop)).toEqual(both('1 TEE'));
    expect(await stockOf('CAP')).toBe(1);
  });

  it('when cancelled, restores the lines on both, once', async () => {
    const [phone, laptop] = [await device('phone'), await device('laptop')];
    await enter(phone);
    await put(phone, 'CAP', 2);
    const id = await order(phone, 'card');
    await enter(laptop);
    await press(id, 'cancel');
    expect(await (await phone.shop.orders()).check(id)).toMatchObject({ state: 'canceled' });
    expect(await carts(phone)).toEqual(both('2 CAP'));
    expect(await carts(laptop)).toEqual(both('2 CAP'));
    expect(await stockOf('CAP')).toBe(3);
  });
});

describe('a guest order awaiting payment whose cart is merged at login', () => {
  async function joined(): Promise<{ readonly phone: OpenShop; readonly laptop: OpenShop; readonly id: string }> {
    // Checkout has ended before they sign in, so the carts merge.
    const [phone, laptop] = [await device('phone', { checkout: { activeMs: 0 } }), await device('laptop')];
    await enter(laptop);
    await put(laptop, 'TEE', 1);
    await put(phone, 'CAP', 2);
    const id = await order(phone, 'card');
    await enter(phone);
    expect(await carts(phone)).toEqual(both('1 TEE', '2 CAP'));
    expect(await carts(laptop)).toEqual(both('1 TEE', '2 CAP'));
    return { phone, laptop, id };
  }

  it.each(['phone', 'laptop'] as const)(
    'when paid, removes its lines from the merged cart; the %s looks first',
    async (first) => {
      const { phone, laptop, id } = await joined();
      await press(id, 'approve');
      const look = async (which: 'phone' | 'laptop') => {
        if (which === 'phone') expect(await (await phone.shop.orders()).paid(id)).toBe(true);
        expect(await carts(which === 'phone' ? phone : laptop), which).toEqual(both('1 TEE'));
      };
      await look(first);
      await look(first === 'phone' ? 'laptop' : 'phone');
      await look(first);
      expect(await fixture.platform.stats()).toMatchObject({ orders: 1, payments: 1 });
      expect(await stockOf('CAP')).toBe(1);
    },
  );

  it('is cancelled when the merged cart is ordered: its stock is deducted once', async () => {
    const { phone, laptop, id } = await joined();
    const second = await order(laptop, 'cashondelivery');
    expect(await (await laptop.shop.orders()).show(second)).toMatchObject({ canceled: false });
    expect(await (await phone.shop.orders()).check(id)).toMatchObject({ state: 'canceled' });
    expect(await stockOf('CAP')).toBe(1);
    expect(await carts(laptop)).toEqual(both());
    expect(await carts(phone)).toEqual(both());
  });

  it('when paid without a report to the shop, prevents ordering the merged cart with its lines again', async () => {
    const { phone, laptop, id } = await joined();
    isReceived = false;
    await press(id, 'approve');
    await expect(order(laptop, 'cashondelivery')).rejects.toThrow('This bag was already ordered.');
    expect(await carts(laptop)).toEqual(both('1 TEE'));
    expect(await (await phone.shop.orders()).paid(id)).toBe(true);
    expect(await carts(phone)).toEqual(both('1 TEE'));
    await order(laptop, 'cashondelivery');
    expect(await carts(phone)).toEqual(both());
    expect(await fixture.platform.stats()).toMatchObject({ orders: 2, payments: 1 });
    expect(await stockOf('CAP')).toBe(1);
  });
});
