import { PAYMENT_STATES } from '../../core/contract/orders/payment-states';
import { deliveryStep, ORDER_STATUSES } from '../../core/contract/orders/order-status';
import type { Database, Repositories } from '../../adapters/platform/ports/database';
import type { OrderListQuery } from '../../adapters/platform/ports/orders/order-list';
import type { PastOrder } from '../../adapters/platform/ports/orders/orders';
import type { SuiteApi } from '../api/suite-api';
import { newOrder } from './new-order';

const DAY_MS = 24 * 60 * 60 * 1000;
const BEGIN = Date.parse('2026-01-01');
const LETTERS = ORDER_STATUSES;
const STATES = ['new', 'paid', 'canceled'] as const;
const PAYMENTS = ['card', 'cashondelivery', 'banktransfer'] as const;
const STORES = ['us', 'de'] as const;
const NAMES = ['Ada Byron', 'Іванна Їжак', 'Zoë 100% O’Neil', 'Пётр Ильин'] as const;
const SKUS = ['TEE', 'TEE_B', 'CAP-BLUE'] as const;

const EDGES: readonly (number | undefined)[] = [0, 1, 2].flatMap((day) => {
  const midnight = BEGIN + day * DAY_MS;
  return [undefined, midnight - 1, midnight, midnight + 1];
});

/** Attributes vary at different periods, so that every pair occurs. */
function mixed(index: number): PastOrder {
  const order = newOrder(`order-${String(index)}`, index, String(100_000 + index));
  const [firstName = '', ...rest] = (NAMES[index % NAMES.length] ?? '').split(' ');
  const sku = SKUS[index % SKUS.length] ?? 'TEE';
  const email = `${firstName.toLowerCase()}.${String(index % 7)}@shop.test`;
  return {
    ...order,
    email,
    storeCode: STORES[index % 2] ?? 'us',
    currency: index % 2 === 0 ? 'USD' : 'EUR',
    grandTotal: index % 17 === 0 ? 100_000 : 1000 + (index % 13) * 100,
    units: [
      { sku, qty: index % 4 === 0 ? 18 : 1 },
      { sku: 'SOCKS', qty: 2 },
    ],
    redirect: index % 3 === 0,
    createdAt: EDGES[index] ?? BEGIN + (index % 20) * DAY_MS + index,
    document: {
      ...order.document,
      products: [{ sku, name: 'A thing', count: 1, price: 10, row_total: 10 }],
      personalDetails: { firstName, lastName: rest.join(' '), emailAddress: email },
      addressInformation: {
        shippingAddress: {
          phone: `+1 212 555 0${String(100 + (index % 50))}`,
          firstname: firstName,
          lastname: rest.join(' '),
        },
        payment_method_code: PAYMENTS[index % PAYMENTS.length],
        shipping_method_code: index % 4 === 0 ? 'pickup' : 'standard',
      },
    },
    status: STATES[Math.floor(index / 3) % STATES.length] ?? 'new',
    deliveryStatus: LETTERS[Math.floor(index / 2) % LETTERS.length] ?? 'N',
    stage: index % 11 === 0 ? index % 6 : undefined,
    fulfilment: { ...(index % 9 === 0 && { returned: [sku] }), ...(index % 34 === 0 && { giftCards: 1 }) },
    source: 'test',
  };
}

const COUNT = 240;
const ALL = Array.from({ length: COUNT }, (_, index) => mixed(index + 1));
const OWED = new Set(['order-4', 'order-40', 'order-41']);

function refundsOf({ id, status, grandTotal }: PastOrder): readonly number[] {
  if (status === 'new' || id % 5 > 2) return [];
  if (status === 'canceled' || id % 5 === 0) return [grandTotal];
  return id % 5 === 1 ? [300, grandTotal - 300] : [grandTotal - 1];
}

function stateOf(order: PastOrder): (typeof PAYMENT_STATES)[number] {
  const refunded = refundsOf(order).reduce((sum, amount) => sum + amount, 0);
  if (refunded > 0)
    return order.status === 'canceled' || refunded === order.grandTotal ? 'refunded' : 'partly-refunded';
  return order.status === 'paid' ? 'paid' : 'not-paid';
}

function matches(order: PastOrder, filters: OrderListQuery): boolean {
  const { document, status, deliveryStatus, stage, fulfilment, redirect, createdAt } = order;
  const step = deliveryStep(deliveryStatus, stage);
  const information = document.addressInformation;
  const code = (name: string) =>
    typeof information === 'object' && information !== null ? (Reflect.get(information, name) as unknown) : undefined;
  const { firstName, lastName } = document.personalDetails;
  const text = `${order.number} ${order.email} ${firstName} ${lastName} 12125550${String(100 + (order.id % 50))} ${document.products.map(({ sku }) => sku).join(' ')}`;
  const day = new Date(createdAt).toISOString().slice(0, 10);
  const isHeld = filters.sentOnlyPaid.includes(String(code('payment_method_code')));
  const needs = {
    payment: status === 'new' && (code('payment_method_code') !== 'cashondelivery' || step === 5),
    sending:
      status !== 'canceled' &&
      (status === 'paid' || !(redirect || isHeld)) &&
      step < 3 &&
      stateOf(order) !== 'refunded',
    refund: OWED.has(order.orderId),
    return: (fulfilment.returned ?? []).length > 0,
    check: status === 'new' && !redirect && step < 3 && (order.id % 4 === 0 || order.id % 34 === 17),
  };
  return [
    filters.q === undefined ||
      filters.q
        .toLowerCase()
        .split(' ')
        .every((word) => text.toLowerCase().includes(word)),
    filters.status === undefined || deliveryStatus === filters.status,
    filters.step === undefined || step === filters.step,
    filters.paid === undefined || (status === 'paid') === filters.paid,
    filters.payment_state === undefined || stateOf(order) === filters.payment_state,
    filters.canceled === undefined || (status === 'canceled') === filters.canceled,
    filters.payment === undefined || code('payment_method_code') === filters.payment,
    filters.shipping === undefined || code('shipping_method_code') === filters.shipping,
    filters.store === undefined || order.storeCode === filters.store,
    filters.from === undefined || day >= filters.from,
    filters.to === undefined || day <= filters.to,
    filters.needs === undefined || needs[filters.needs],
  ].every(Boolean);
}

const ASKED: readonly Partial<OrderListQuery>[] = [
  {},
  ...NAMES.map((q) => ({ q })),
  ...['100%', 'їжак', 'cap-blue', 'tee_b', '100042', 'ada.3@shop', 'ada cap', 'nobody', "o'r 1=1"].map((q) => ({ q })),
  ...LETTERS.map((status) => ({ status })),
  ...[0, 1, 2, 3, 4, 5].map((step) => ({ step })),
  ...[true, false].flatMap((value) => [{ paid: value }, { canceled: value }]),
  ...PAYMENTS.map((payment) => ({ payment })),
  { shipping: 'pickup' },
  { store: 'de' },
  { from: '2026-01-05', to: '2026-01-09' },
  ...['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-20', '2026-01-21'].flatMap((day) => [
    { from: day },
    { to: day },
    { from: day, to: day },
  ]),
  { from: '2026-01-03', to: '2026-01-02' },
  ...(['payment', 'sending', 'refund', 'return', 'check'] as const).map((needs) => ({ needs })),
  ...PAYMENT_STATES.map((payment_state) => ({ payment_state })),
  { needs: 'sending', sentOnlyPaid: ['banktransfer'] },
  { needs: 'sending', sentOnlyPaid: ['cashondelivery', 'banktransfer'], payment: 'banktransfer' },
  { payment_state: 'not-paid', canceled: false, needs: 'sending', sentOnlyPaid: ['banktransfer'] },
  { q: 'ada', paid: true, store: 'us', needs: 'sending', from: '2026-01-02' },
  { step: 3, canceled: false, payment: 'card', to: '2026-01-15' },
];

/** Each filter must match a naive scan, including order, pages and sums. */
export function orderListCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('finds the same orders by each filter as a scan of all orders, with their total', async () => {
    const database = await open();
    await database.write((db) => writeAll(db));
    expect(ALL.filter((order) => matches(order, { sentOnlyPaid: [], needs: 'check' })).length).toBeGreaterThan(3);
    for (const asked of ASKED) {
      const filters = { sentOnlyPaid: [], ...asked };
      const expected = ALL.filter((order) => matches(order, filters));
      const { found, sums, walked } = await database.read(async ({ orderList }) => ({
        found: await orderList.list(filters, { limit: COUNT, offset: 0 }),
        sums: await orderList.sums(filters),
        walked: [...(await orderList.after(filters, undefined, COUNT))],
      }));
      const newest = expected.toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);
      expect([filters, found.map(({ order }) => order.id)]).toEqual([filters, newest.map(({ id }) => id)]);
      expect(walked.map(({ order }) => order.id)).toEqual(expected.map(({ id }) => id).toSorted((a, b) => b - a));
      for (const { currency, count, total } of sums) {
        const own = expected.filter((order) => order.currency === currency);
        expect([count, total]).toEqual([own.length, own.reduce((sum, { grandTotal }) => sum + grandTotal, 0)]);
      }
      expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
    }
  });

  it('returns pages in the requested order, and the available filter values', async () => {
    const database = await open();
    await database.write((db) => writeAll(db));
    const { first, second, codes } = await database.read(async ({ orderList }) => ({
      first: await orderList.list(
        { sentOnlyPaid: [] },
        { sort: { by: 'total', isDescending: false }, limit: 7, offset: 0 },
      ),
      second: await orderList.list(
        { sentOnlyPaid: [] },
        { sort: { by: 'total', isDescending: false }, limit: 7, offset: 7 },
      ),
      codes: await orderList.codes(),
    }));
    const cheapest = ALL.toSorted((a, b) => a.grandTotal - b.grandTotal || a.id - b.id).slice(0, 14);
    expect([...first, ...second].map(({ order }) => order.id)).toEqual(cheapest.map(({ id }) => id));
    expect(codes).toMatchObject({
      payments: ['banktransfer', 'card', 'cashondelivery'],
      shippings: ['pickup', 'standard'],
      stores: ['de', 'us'],
    });
    expect(first.every(({ owesRefund, order }) => owesRefund === OWED.has(order.orderId))).toBe(true);
  });
}

async function writeAll(db: Repositories): Promise<void> {
  for (const order of ALL) {
    await db.orders.insertPast(order);
    for (const [at, amount] of refundsOf(order).entries()) {
      await db.orderLog.refund(order.id, `staff:${String(at)}`, amount, 1);
    }
  }
  const refund = { provider: 'test', reference: 'ref', amount: 100, createdAt: 1 };
  await db.paymentRefunds.ask({ ...refund, orderId: 'order-4', reason: 'canceled' });
  await db.refundTasks.add({ orderId: 'order-40', reason: 'canceled', amount: 100, createdAt: 1 });
  await db.refundTasks.add({ orderId: 'order-41', reason: 'canceled', amount: 100, createdAt: 1 });
  await db.refundTasks.add({ orderId: 'order-42', reason: 'canceled', amount: 100, createdAt: 1 });
  await db.refundTasks.done('order-42', 'canceled', 'mira', 2);
}
