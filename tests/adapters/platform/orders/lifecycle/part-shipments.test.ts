import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CustomerOrder, OrderResult, SignedIn, StockAnswer } from '../../../../../core/contract';
import type { managedOrders } from '../../../../../core/contract/orders/manage-order-list';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import type { ResultOf } from '../../../../../core/contract';
import { cartWith, orderOf, resultOf, type CartLine, type OrderOptions } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
let ada: SignedIn;
let staff: SignedIn;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ada = await signIn(fixture, 'ada@vitrine.example');
  staff = await signIn(fixture, 'mira@vitrine.example');
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const LINES: readonly CartLine[] = [{ sku: 'TEE' }, { sku: 'CAP', qty: 3 }];
const TEES: readonly CartLine[] = [{ sku: 'TEE', qty: 2 }];

async function ordered(lines = LINES, inputs: OrderOptions = { payment: 'card' }): Promise<string> {
  const order = await orderOf(fixture, await cartWith(fixture, lines), inputs);
  const { id } = await resultOf<OrderResult>(fixture.call('POST', `/api/order?token=${ada.token}`, order));
  if (inputs.payment === 'card') {
    const form = new URLSearchParams({ answer: 'approve' });
    await fixture.platform.fetch(new Request(`http://shop.test/pay/${order.order_id}`, { method: 'POST', body: form }));
  }
  return String(id);
}
const post = (body: object, token = staff.token) => fixture.call('POST', `/api/manage/order?token=${token}`, body);
const moved = (id: string, body: object) => resultOf<ManagedOrder>(post({ id, ...body }));
const read = (id: string) => resultOf<CustomerOrder>(fixture.call('GET', `/api/order/${id}?token=${ada.token}`));
const stock = async (sku: string) =>
  (await resultOf<StockAnswer>(fixture.call('GET', `/api/stock/check?sku=${sku}`))).qty;
const mails = async () => (await fixture.platform.outbox.list('ada@shop.test')).toReversed();
const rows = (query: string) =>
  resultOf<ResultOf<typeof managedOrders>>(fixture.call('GET', `/api/manage/orders?token=${staff.token}&${query}`));
const refused = async (id: string, body: object) => (await post({ id, ...body })).json;

const CAPS = { parcel: { id: 'parcel-1', lines: [{ sku: 'CAP', qty: 2 }] }, carrier: 'Post', tracking: 'VT1' };

describe('a partly shipped order', () => {
  it('shows each parcel to its customer, emails each once, and is shipped with the last', async () => {
    const id = await ordered();
    await moved(id, CAPS);
    const again = await moved(id, CAPS);
    expect(again).toMatchObject({
      partly_sent: true,
      to_send: [
        { sku: 'TEE', qty: 1 },
        { sku: 'CAP', qty: 1 },
      ],
    });
    expect(await read(id)).toMatchObject({
      order_status: 'A',
      may: { cancel: false, return: [{ sku: 'CAP', qty: 2 }] },
      parcels: [{ number: `${again.number}-P1`, tracking: 'VT1', carrier: 'Post', lines: [{ sku: 'CAP', qty: 2 }] }],
    });
    await moved(id, { parcel: { id: 'parcel-2' }, tracking: 'VT2' });
    const whole = await read(id);
    expect(whole).toMatchObject({ order_status: 'D', partly_sent: false, parcels: [{}, { tracking: 'VT2' }] });
    const sent = (await mails()).filter(({ kind }) => /parcel|sent/.test(kind));
    expect(sent.map(({ kind }) => kind)).toEqual(['order-parcel', 'order-parcel']);
    expect(sent[0]?.text).toContain('VT1');
    expect(sent[0]?.text).toContain('2 × ');
    expect(sent[0]?.text).toContain('remaining items follow');
    expect(sent[1]?.subject).toContain('rest of your order');
  });

  it('appears correctly in the list, its export and the events', async () => {
    const [id, other] = [await ordered(), await ordered(TEES)];
    await moved(id, CAPS);
    const { items } = await rows('partly_sent=true');
    expect(items).toMatchObject([{ id: (await read(id)).number, partly_sent: true, step: 1, tracking: 'VT1' }]);
    expect(items[0]?.needs).toContain('sending');
    const rest = await rows('partly_sent=false');
    const numbers = rest.items.map((row) => row.id);
    expect(numbers).toContain((await read(other)).number);
    expect(numbers).not.toContain((await read(id)).number);
    await moved(id, { status: 'D', tracking: 'VT2' });
    expect(await rows('partly_sent=true')).toMatchObject({ items: [], total: 0 });
    expect((await rows(`q=${(await read(id)).number}`)).items).toMatchObject([{ step: 3, tracking: 'VT1, VT2' }]);
  });

  it('keeps the stock correct, and refunds items cancelled before shipping', async () => {
    const before = { tee: await stock('TEE'), cap: await stock('CAP') };
    const id = await ordered();
    await moved(id, CAPS);
    const cap = (await moved(id, {})).money.lines.find(({ sku }) => sku === 'CAP');
    const planned = await moved(id, {
      cancel_units: [{ sku: 'CAP', qty: 1 }],
      return_reason: 'Too small',
      dry_run: true,
    });
    expect(planned.planned?.map(({ name }) => name)).toEqual(['unsent', 'refund']);
    const cut = await moved(id, { cancel_units: [{ sku: 'CAP', qty: 1 }], return_reason: 'Out of stock' });
    expect(cut.products).toMatchObject([{ sku: 'TEE' }, { sku: 'CAP', canceled_count: 1 }]);
    expect(cut.products[1]).not.toHaveProperty('returned_count');
    expect(cut.money.refunded).toBeCloseTo((cap?.paid ?? 0) / 3, 1);
    expect(cut.refunds).toMatchObject([{ cause: 'canceled', skus: ['CAP'] }]);
    expect(cut.partly_sent).toBe(true);
    const needs = async () => (await rows(`needs=return&q=${cut.number}`)).total;
    expect(await needs()).toBe(0);
    expect(await stock('CAP')).toBe(before.cap - 2);
    expect((await mails()).map(({ kind }) => kind)).toContain('order-unsent');
    const done = await moved(id, { cancel_units: [{ sku: 'CAP', qty: 1 }, 'TEE'], return_reason: 'Too small' });
    expect(done).toMatchObject({ order_status: 'D', canceled: false });
    expect(await stock('TEE')).toBe(before.tee);
    const back = await moved(id, { returned: ['CAP'], return_reason: 'Too small' });
    expect(back.products).toMatchObject([{ canceled_count: 1 }, { returned_count: 2, canceled_count: 1 }]);
    expect(back.money.refunded).toBe(back.money.captured - back.money.shipping.paid);
    expect(await stock('CAP')).toBe(before.cap);
    expect(await needs()).toBe(1);
  });

  it('refuses other goods, unpaid orders and cancellation of the whole', async () => {
    const id = await ordered();
    expect(await refused(id, { parcel: { id: 'parcel-1', lines: [{ sku: 'CAP', qty: 4 }] } })).toMatchObject({
      meta: { error: 'not-left' },
    });
    await moved(id, CAPS);
    expect(await refused(id, { cancel_reason: 'late' })).toMatchObject({ meta: { error: 'too-late-to-cancel' } });
    expect(await refused(id, { parcel: { id: 'x' } })).toMatchObject({ meta: { errors: [{ field: 'parcel.id' }] } });
    const unpaid = await ordered(TEES, { payment: 'banktransfer' });
    expect(await refused(unpaid, { cancel_units: [{ sku: 'TEE', qty: 1 }], return_reason: 'Too small' })).toMatchObject(
      {
        meta: { error: 'part-not-paid' },
      },
    );
  });

  it('can be cancelled in part before payment, by the steps that its errors name', async () => {
    const id = await ordered(TEES, { payment: 'banktransfer' });
    await moved(id, { parcel: { id: 'parcel-1', lines: [{ sku: 'TEE', qty: 1 }] }, send_anyway: true });
    const cut = { cancel_units: [{ sku: 'TEE', qty: 1 }], return_reason: 'Too small' };
    const said = async (body: object) => JSON.stringify(await refused(id, body));
    expect(await said({ cancel_reason: 'late' })).toContain('cancel the items that are left (of a paid order)');
    expect(await said(cut)).toContain('record the payment, then cancel items, which refunds them');
    await moved(id, { paid: true });
    const { canceled, money, order_status: status } = await moved(id, cut);
    expect([canceled, status, money.refunded > 0]).toEqual([false, 'D', true]);
  });

  it('hides tracking from a caller with only the link', async () => {
    const id = await ordered();
    await moved(id, CAPS);
    const { order_id } = await read(id);
    const { order } = await resultOf<{ order: CustomerOrder }>(
      fixture.call('POST', '/api/order/track', { id: order_id }),
    );
    expect(order.parcels).toMatchObject([{ tracking: null, link: null, carrier: 'Post' }]);
  });
});
