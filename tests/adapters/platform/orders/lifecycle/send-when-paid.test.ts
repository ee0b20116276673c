import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { PaymentMethod, ResultOf } from '../../../../../core/contract';
import type { managedOrders, OrderFilters } from '../../../../../core/contract/orders/manage-order-list';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { BANK_ACCOUNT } from '../../../../fixtures/catalogue';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const BEFORE = 100_000;

interface Shown {
  readonly version: string;
  readonly document: Readonly<Record<string, unknown>>;
}

let fixture: FixturePlatform;
let token: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  await fixture.platform.catalogue.writeBlocks([
    {
      blocks: {
        en: { id: 1, identifier: 'cms_settings', title: '', content: '', json: { bank_account: BANK_ACCOUNT } },
      },
    },
  ]);
  token = (await signIn(fixture, 'alma@vitrine.example')).token;
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const post = (path: string, body: object) => fixture.call('POST', `/api/manage/${path}?token=${token}`, body);
const moved = (id: string, body: object) => resultOf<ManagedOrder>(post('order', { id, ...body }));
const method = (code: string) =>
  resultOf<Shown>(fixture.call('GET', `/api/manage/payment-method?id=${code}&token=${token}`));
async function set(code: string, send_when_paid: boolean) {
  const { version, document } = await method(code);
  return post('payment-method', { id: code, version, document: { ...document, send_when_paid } });
}
async function listed(filters: OrderFilters): Promise<ResultOf<typeof managedOrders>['items']> {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  const url = `/api/manage/orders?${query.toString()}&token=${token}`;
  const { items } = await resultOf<ResultOf<typeof managedOrders>>(fixture.call('GET', url));
  return items.filter(({ id }) => Number(id) > BEFORE);
}
const numbers = async (filters: OrderFilters) => (await listed(filters)).map(({ id }) => id);

async function ordered(payment: string): Promise<string> {
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'SOCKS' }]), { payment });
  return (await resultOf<{ readonly number: string }>(fixture.call('POST', '/api/order', order))).number;
}

describe('an unpaid order by bank transfer', () => {
  it('is not listed for shipping, and shown so in list and header until it is paid', async () => {
    const id = await ordered('banktransfer');
    const onDelivery = await ordered('cashondelivery');
    expect(await numbers({ needs: 'sending' })).toEqual([onDelivery]);
    const [row] = await listed({ payment: 'banktransfer' });
    expect(row).toMatchObject({
      payment_state: 'not-paid',
      send_hold: 'not-paid',
      due: row?.total,
      needs: ['payment'],
    });
    expect(await moved(id, { status: 'AB' })).toMatchObject({ payment_state: 'not-paid', send_hold: 'not-paid' });
    const paid = await moved(id, { paid: true });
    expect(paid).toMatchObject({ payment_state: 'paid', send_hold: null, money: { due: 0 } });
    expect(await numbers({ needs: 'sending' })).toEqual([onDelivery, id].toSorted().toReversed());
    expect((await moved(id, { status: 'D' })).order_status).toBe('D');
  });

  it('is never shipped by mistake: without confirmation the shop refuses, names the order and changes nothing', async () => {
    const id = await ordered('banktransfer');
    for (const change of [{ status: 'D' }, { delivered: '2026-01-01' }, { stage: 4 }]) {
      const refused = await post('order', { id, ...change });
      expect(refused).toMatchObject({ status: 409, json: { meta: { error: 'send-not-paid', order: id } } });
      expect(JSON.stringify(refused.json)).toContain(`Order ${id} is not paid yet`);
    }
    expect(await post('order', { id, status: 'D', send_anyway: false })).toMatchObject({ status: 400 });
    expect((await moved(id, {})).revision).toBe(0);
    expect(await moved(id, { status: 'D', send_anyway: true })).toMatchObject({ order_status: 'D', paid: false });
  });

  it('is shipped immediately if the merchant configures it, which shoppers are not told', async () => {
    const id = await ordered('banktransfer');
    expect((await method('banktransfer')).document).toMatchObject({ send_when_paid: true });
    await resultOf(set('banktransfer', false));
    expect(await numbers({ needs: 'sending' })).toEqual([id]);
    const offered = await resultOf<PaymentMethod[]>(
      fixture.call('GET', `/api/cart/payment-methods?cartId=${await cartWith(fixture, [{ sku: 'SOCKS' }])}`),
    );
    expect(offered.map(({ code }) => code)).toContain('banktransfer');
    expect(JSON.stringify(offered)).not.toContain('send_when_paid');
    expect((await moved(id, { status: 'D' })).order_status).toBe('D');
    expect(await set('cashondelivery', true)).toMatchObject({ status: 400 });
  });
});

describe('a fully refunded order', () => {
  it('is shown as refunded in list, filter and header, is not listed for shipping, and ships only after confirmation', async () => {
    const id = await ordered('banktransfer');
    const { money } = await moved(id, { paid: true });
    const refund = (key: string, other: number) => resultOf(post('order-refund', { id, key, other, note: 'goodwill' }));
    await refund('form-0001', 1);
    expect(await numbers({ payment_state: 'partly-refunded' })).toEqual([id]);
    expect(await numbers({ needs: 'sending' })).toEqual([id]);
    await refund('form-0002', Math.round((money.captured - 1) * 100) / 100);
    expect(await numbers({ payment_state: 'refunded' })).toEqual([id]);
    expect(await numbers({ payment_state: 'paid' })).toEqual([]);
    expect(await numbers({ needs: 'sending' })).toEqual([]);
    expect(await moved(id, {})).toMatchObject({ payment_state: 'refunded', send_hold: 'refunded' });
    expect(await post('order', { id, status: 'D' })).toMatchObject({
      status: 409,
      json: { meta: { error: 'send-refunded', order: id } },
    });
    expect((await moved(id, { status: 'D', send_anyway: true })).send_hold).toBeNull();
  });
});

describe('the delivery days of an order that ships once it is paid', () => {
  it('start with the payment, on the order page and in its emails, without promising a date', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'SOCKS' }]), { payment: 'banktransfer' });
    const placed = await resultOf<Record<string, unknown>>(fixture.call('POST', '/api/order', order));
    expect(placed).toMatchObject({ after_payment: { min: 2, max: 4 } });
    expect(placed).not.toHaveProperty('arrival');
    expect(await resultOf(fixture.call('GET', `/api/order/${order.order_id}`))).toMatchObject({
      after_payment: { min: 2, max: 4 },
    });
    const [mail] = await fixture.platform.outbox.list(order.personalDetails.emailAddress);
    expect(mail?.text).toContain('Arrives: 2–4 working days after your payment');
  });

  it('are calendar dates for payment on delivery', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'SOCKS' }]), { payment: 'cashondelivery' });
    const placed = await resultOf<Record<string, unknown>>(fixture.call('POST', '/api/order', order));
    expect(placed).toHaveProperty('arrival');
    expect(placed).not.toHaveProperty('after_payment');
  });
});
