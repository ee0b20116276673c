import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { rowOf } from '../../../../../adapters/platform/orders/lifecycle/order-lists';
import { sentOnlyPaidIn } from '../../../../../adapters/platform/orders/lifecycle/send-facts';
import { orderMoney } from '../../../../../adapters/platform/orders/lines/order-money';
import type { Database } from '../../../../../adapters/platform/ports/database';
import type { PastOrder } from '../../../../../adapters/platform/ports/orders/orders';
import { PAYMENT_STATES } from '../../../../../core/contract/orders/payment-states';
import type { FigureRow } from '../../../../../core/contract/staff/manage-figures';
import { newOrder } from '../../../../../testing/database/new-order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { ownDatabase } from '../../../../fixtures/platform-database';

const ORDERS = 10_000;
const WORKED = 300;
const AT_ONCE = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 20;
const BEGIN = Date.UTC(2025, 11, 5);
const STORES = [
  { storeCode: 'us', currency: 'USD' },
  { storeCode: 'en', currency: 'GBP' },
  { storeCode: 'de', currency: 'EUR' },
  { storeCode: 'de', currency: 'USD' },
] as const;

let seed = 20_260_504;
const chance = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const whole = (max: number) => Math.floor(chance() * max);
const oneOf = <T>(list: readonly T[]): T => {
  const value = list[whole(list.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
};

function anyOrder(id: number): PastOrder {
  const order = newOrder(`order-${String(id)}`, id, String(100_000 + id));
  const rows = [1 + whole(20_000), 1 + whole(9_000)];
  const shipping = whole(1_000);
  const state = oneOf(['new', 'paid', 'paid', 'paid', 'canceled'] as const);
  const isSent = state === 'paid' && chance() < 0.6;
  return {
    ...order,
    ...oneOf(STORES),
    grandTotal: rows.reduce((sum, row) => sum + row, shipping),
    redirect: chance() < 0.5,
    createdAt: BEGIN + whole(DAYS * DAY_MS),
    document: {
      ...order.document,
      products: ['TEE', 'CAP'].map((sku, at) => ({
        ...{ sku, name: sku, count: 1 + whole(4), price: 1, row_total: (rows[at] ?? 0) / 100 },
      })),
      totals: [{ code: 'shipping', title: 'Shipping', value: shipping / 100 }],
      addressInformation: { payment_method_code: oneOf(['card', 'cashondelivery', 'banktransfer']) },
    },
    units: [],
    status: state,
    deliveryStatus: isSent ? oneOf(['D', 'O'] as const) : 'N',
    stage: undefined,
    fulfilment: {},
    source: 'test',
  };
}

let fixture: FixturePlatform;
let database: Database;
beforeAll(async () => {
  database = (await ownDatabase())?.database ?? (await openSqlite(':memory:'));
  fixture = await openFixturePlatform({ database });
  for (let first = 1; first <= ORDERS; first += AT_ONCE) {
    await database.write(async (db) => {
      for (let id = first; id < first + AT_ONCE; id += 1) {
        const order = anyOrder(id);
        await db.orders.insertPast(order);
        if (order.status === 'new') continue;
        const parts =
          order.status === 'canceled' ? (chance() < 0.5 ? [order.grandTotal] : []) : goodwill(order.grandTotal);
        for (const [turn, amount] of parts.entries()) {
          const at = order.createdAt + whole(4 * DAY_MS);
          const reason = `goodwill:${String(turn)}`;
          await db.orderLog.refund(id, reason, amount, at);
          await db.refundTasks.add({ orderId: order.orderId, reason, amount, createdAt: at });
        }
      }
    });
  }
  for (let turn = 0; turn < WORKED; turn += 1) await work(String(100_001 + turn * 7), turn);
}, 120_000);
afterAll(() => fixture.platform.close());

function goodwill(total: number): number[] {
  return Array.from({ length: whole(3) }, () => Math.floor((total * whole(40)) / 100)).filter((amount) => amount > 0);
}

async function work(id: string, turn: number): Promise<void> {
  const { orders } = fixture.platform;
  const acts = [
    () => orders.advance({ id, status: 'D' }, 'mira'),
    () => orders.advance({ id, status: 'O' }, 'mira'),
    () => orders.advance({ id, returned: [oneOf(['TEE', 'CAP'])] }, 'mira'),
    () => orders.advance({ id, returned: [{ sku: oneOf(['TEE', 'CAP']), qty: 1 + whole(2) }] }, 'mira'),
    () => orders.advance({ id, cancel_reason: 'out of stock' }, 'mira'),
    () => orders.refund({ id, key: `form-${String(turn)}-a`, other: (1 + whole(900)) / 100, note: 'late' }, 'mira'),
    () =>
      orders.refund({ id, key: `form-${String(turn)}-b`, lines: [{ sku: 'TEE', amount: 0.5 }], note: 'torn' }, 'mira'),
  ];
  for (let step = 0; step < 3; step += 1) await oneOf(acts)();
}

type Sums = Record<string, { orders: number; placed: number; refunded: number }>;
const cents = (amount: number) => Math.round(amount * 100);

function summed<T>(rows: readonly T[], keyOf: (row: T) => string, valueOf: (row: T) => Sums[string]): Sums {
  const sums = new Map<string, Sums[string]>();
  for (const row of rows) {
    const [key, value] = [keyOf(row), valueOf(row)];
    const before = sums.get(key) ?? { orders: 0, placed: 0, refunded: 0 };
    sums.set(key, {
      orders: before.orders + value.orders,
      placed: before.placed + value.placed,
      refunded: before.refunded + value.refunded,
    });
  }
  return Object.fromEntries([...sums].sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function figures(input: { by: 'currency' | 'day' | 'store'; from?: string; to?: string }): Promise<FigureRow[]> {
  const from = new Date(BEGIN).toISOString().slice(0, 10);
  const answer = await fixture.platform.figures({ from, to: '2026-02-01', ...input });
  if (!('result' in answer)) throw new Error('no figures');
  return (answer.result as { items: FigureRow[] }).items; // sound: what the endpoint promises
}

const ofFigures = (row: FigureRow) => ({ orders: row.orders, placed: cents(row.sum), refunded: cents(row.refunds) });

async function allRows() {
  return database.read(async (db) => {
    const sentOnlyPaid = await sentOnlyPaidIn(db);
    const listed = await db.orderList.list({ sentOnlyPaid }, { limit: ORDERS, offset: 0 });
    return listed.map((one) => ({ listed: one, row: rowOf(one, sentOnlyPaid) }));
  });
}

describe('the same orders in every report (DEMAND-2: promise 12)', () => {
  it('have the same count, total and refunds in list, rows, figures and table, by currency', async () => {
    const rows = await allRows();
    expect(rows).toHaveLength(ORDERS);
    const byRows = summed(
      rows,
      ({ row }) => row.currency,
      ({ row }) => ({ orders: 1, placed: cents(row.total), refunded: cents(row.refunded) }),
    );
    expect(Object.keys(byRows)).toEqual(['EUR', 'GBP', 'USD']);
    const { sums } = await fixture.platform.orders.list({ size: 1 });
    expect(
      summed(
        sums,
        ({ currency }) => currency,
        ({ count, total, refunded }) => ({ orders: count, placed: cents(total), refunded: cents(refunded) }),
      ),
    ).toEqual(byRows);
    for (const by of ['currency', 'store', 'day'] as const) {
      expect(
        summed(await figures({ by }), ({ currency }) => currency, ofFigures),
        by,
      ).toEqual(byRows);
    }
    let table = '';
    for await (const lines of fixture.platform.orders.table({})) table += lines;
    const [head = '', ...lines] = table.trim().split('\r\n');
    const at = (name: string) => head.split(',').indexOf(name);
    const cell = (line: string, name: string) => line.split(',')[at(name)] ?? '';
    expect(
      summed(
        lines,
        (line) => cell(line, 'currency'),
        (line) => ({
          orders: 1,
          placed: cents(Number(cell(line, 'total'))),
          refunded: cents(Number(cell(line, 'refunded'))),
        }),
      ),
    ).toEqual(byRows);
  });

  it('are found by each payment status and by readiness to ship, as their rows show', async () => {
    const rows = (await allRows()).map(({ row }) => row);
    const { orders } = fixture.platform;
    for (const payment_state of PAYMENT_STATES) {
      const own = rows.filter((row) => row.payment_state === payment_state);
      expect(own.length, payment_state).toBeGreaterThan(0);
      expect((await orders.list({ payment_state, size: 1 })).total, payment_state).toBe(own.length);
    }
    const isToSend = rows.filter(({ needs }) => needs.includes('sending'));
    expect(isToSend.filter(({ send_hold: hold }) => hold !== null)).toEqual([]);
    expect((await orders.list({ needs: 'sending', size: 1 })).total).toBe(isToSend.length);
  });

  it('sum up store by store and day by day to the filtered list', async () => {
    for (const store of ['us', 'en', 'de']) {
      const { sums } = await fixture.platform.orders.list({ store, size: 1 });
      const own = (await figures({ by: 'store' })).filter(({ store_code: code }) => code === store);
      const key = ({ currency }: { currency: string }) => currency;
      expect(summed(own, key, ofFigures), store).toEqual(
        summed(sums, key, ({ count, total, refunded }) => ({
          orders: count,
          placed: cents(total),
          refunded: cents(refunded),
        })),
      );
    }
    for (let day = 0; day < DAYS; day += 1) {
      const date = new Date(BEGIN + day * DAY_MS).toISOString().slice(0, 10);
      const { sums } = await fixture.platform.orders.list({ from: date, to: date, size: 1 });
      const placed = (list: readonly { currency: string; count: number; total: number }[]) =>
        list
          .filter(({ count }) => count > 0)
          .map(({ currency, count, total }) => [currency, count, cents(total)].join(' '));
      const own = await figures({ by: 'currency', from: date, to: date });
      expect(
        placed(own.map(({ currency, orders, sum }) => ({ currency, count: orders, total: sum }))).sort(),
        date,
      ).toEqual(placed(sums).sort());
    }
  });

  it('have the same payments in the figures as on the order pages, and the same refunds as the refund list', async () => {
    const rows = await allRows();
    const captured = new Map<string, number>();
    const asked = new Map<string, number>();
    const causes = new Set<string>();
    const add = (sums: Map<string, number>, currency: string, amount: number) =>
      sums.set(currency, (sums.get(currency) ?? 0) + amount);
    await database.read(async (db) => {
      for (const { listed } of rows) {
        const { order } = listed;
        const refunds = listed.refunded === 0 ? [] : await db.orderLog.refunds(order.id);
        const money = orderMoney(order, refunds);
        expect(money.refunded, order.number).toBe(listed.refunded);
        expect(money.refunded, order.number).toBeLessThanOrEqual(money.captured);
        add(captured, order.currency, money.captured);
      }
      const currencyOf = new Map(rows.map(({ listed }) => [listed.order.orderId, listed.order.currency]));
      for (const { listed } of rows.filter((one) => one.listed.refunded > 0)) {
        const { orderId, id } = listed.order;
        const tasks = await db.refundTasks.ofOrder(orderId);
        const provided = await db.paymentRefunds.ofOrder(orderId);
        const known = new Set([...tasks, ...provided].map(({ reason }) => reason));
        for (const { reason, amount } of await db.orderLog.refunds(id)) {
          causes.add(reason.split(/[:/]/)[0] ?? '');
          if (known.has(reason)) add(asked, currencyOf.get(orderId) ?? '', amount);
        }
      }
    });
    expect([...causes].sort()).toEqual(['canceled', 'goodwill', 'returned', 'staff']);
    const own = await figures({ by: 'currency' });
    expect(Object.fromEntries(own.map(({ currency, paid }) => [currency, cents(paid)]))).toEqual(
      Object.fromEntries(captured),
    );
    expect(Object.fromEntries(own.map(({ currency, refunds }) => [currency, cents(refunds)]))).toEqual(
      Object.fromEntries(asked),
    );
  });
});
