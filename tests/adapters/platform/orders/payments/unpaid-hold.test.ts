import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { Order, PlacedOrder, SignedIn, StockAnswer } from '../../../../../core/contract';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const MINUTE_MS = 60_000;

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

async function unpaid(qty: number, token = ''): Promise<Order> {
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'CAP', qty }]), { payment: 'card' });
  await resultOf(fixture.call('POST', `/api/order?token=${token}`, order));
  return order;
}
const buy = async (qty: number) => {
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'CAP', qty }]));
  return fixture.call('POST', '/api/order', order);
};
const left = async () => (await resultOf<StockAnswer>(fixture.call('GET', '/api/stock/check?sku=CAP'))).qty;
const show = ({ order_id: id }: Order) => resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${id}`));
const pay = ({ order_id: id }: Order) => {
  const body = new URLSearchParams({ answer: 'approve' });
  return fixture.platform.fetch(new Request(`http://shop.test/pay/${id}`, { method: 'POST', body }));
};
const page = ({ order_id: id }: Order) => fixture.platform.fetch(new Request(`http://shop.test/pay/${id}`));
const waitMinutes = (minutes: number) => fixture.clock.advance(minutes * MINUTE_MS);

describe('the stock of a guest who never pays', () => {
  it('is for sale again after half an hour, by a job or on the next order', async () => {
    await unpaid(3);
    await waitMinutes(29);
    expect(await buy(1)).toMatchObject({ json: { meta: { error: 'out_of_stock' } } });
    expect(await fixture.platform.payments.check()).toMatchObject({ released: 0 });
    await waitMinutes(2);
    expect(await buy(1)).toMatchObject({ status: 200 });
    expect(await left()).toBe(2);
    await unpaid(2);
    await waitMinutes(31);
    expect(await fixture.platform.payments.check()).toMatchObject({ released: 1, canceled: 0 });
    expect(await fixture.platform.payments.check()).toMatchObject({ released: 0 });
    expect(await left()).toBe(2);
  });

  it('is sold to them if they pay late and it is still available', async () => {
    const late = await unpaid(2);
    await waitMinutes(40);
    await fixture.platform.payments.check();
    expect(await left()).toBe(3);
    expect((await page(late)).status).toBe(200);
    await pay(late);
    expect(await show(late)).toMatchObject({ paid: true, payment: 'paid' });
    expect(await left()).toBe(1);
    await pay(late);
    expect(await left()).toBe(1);
  });

  it('cannot be paid for once sold to others: the page says so, and late payments are refunded', async () => {
    const late = await unpaid(2);
    await waitMinutes(31);
    expect(await buy(3)).toMatchObject({ status: 200 });
    const said = await page(late);
    expect([said.status, await said.text()]).toEqual([410, expect.stringContaining('its items have been sold since')]);
    await pay(late);
    expect(await show(late)).toMatchObject({ paid: false, canceled: true, payment: 'refunded' });
    expect(await left()).toBe(0);
  });

  it('is restored once, whether the order expires, is cancelled by staff or replaced', async () => {
    const first = await unpaid(2);
    await waitMinutes(31);
    await fixture.platform.payments.check();
    await waitMinutes(24 * 60);
    expect(await fixture.platform.payments.check()).toMatchObject({ canceled: 1 });
    expect(await show(first)).toMatchObject({ canceled: true });
    expect(await left()).toBe(3);
    const second = await unpaid(2);
    await waitMinutes(31);
    await fixture.platform.payments.check();
    await fixture.platform.orders.advance({ id: second.order_id, cancel_reason: 'a mistake' }, 'staff');
    expect(await left()).toBe(3);
    const third = await unpaid(2);
    await waitMinutes(31);
    await fixture.platform.payments.check();
    const { hash: _hash, ...again } = third;
    const renewed = { ...again, order_id: 'another-order' };
    await resultOf(fixture.call('POST', '/api/order', renewed));
    expect(await left()).toBe(3);
    await pay(renewed);
    expect(await left()).toBe(1);
  });
});

describe('the reservation time of unpaid stock', () => {
  it('is a day for a signed-in customer, but not for someone who only enters their address', async () => {
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    const { token } = await signIn(fixture, 'ada@vitrine.example');
    await unpaid(1, token);
    await unpaid(2);
    await waitMinutes(31);
    expect(await fixture.platform.payments.check()).toMatchObject({ released: 1 });
    expect(await left()).toBe(2);
  });

  it('is half an hour for a signed-in customer with an unconfirmed contact', async () => {
    const [username, password] = ['stranger@shop.test', 'a long password of a stranger'];
    const customer = { email: username, firstname: 'Eve', lastname: 'Stranger' };
    await resultOf(fixture.call('POST', '/api/user/create', { customer, password }));
    const { token } = await resultOf<SignedIn>(fixture.call('POST', '/api/user/login', { username, password }));
    await unpaid(3, token);
    await waitMinutes(31);
    expect(await fixture.platform.payments.check()).toMatchObject({ released: 1 });
  });

  it('follows the settings of the shop for later orders', async () => {
    await unpaid(1);
    const json = { name: 'Shop', unpaid_guest_minutes: 60, unpaid_customer_minutes: 120 };
    const blocks = { en: { id: 1, identifier: 'cms_settings', title: '', content: '', json } };
    await fixture.platform.catalogue.writeBlocks([{ blocks }]);
    await unpaid(1);
    await waitMinutes(31);
    expect(await fixture.platform.payments.check()).toMatchObject({ released: 1 });
    await waitMinutes(30);
    expect(await fixture.platform.payments.check()).toMatchObject({ released: 1 });
  });
});
