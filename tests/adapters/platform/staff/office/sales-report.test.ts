import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Repositories } from '../../../../../adapters/platform/ports/database';
import type { ReportName, ReportTable } from '../../../../../core/contract/staff/manage-reports';
import { GiftShop } from '../../../../fixtures/gift-shop';
import { openRawShop, DATABASES, type RawShop } from '../../../../fixtures/raw-shop';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';

interface Report {
  readonly tables: readonly ReportTable[];
}

describe('reports of placed orders', () => {
  let shop: GiftShop;
  beforeAll(async () => {
    shop = await GiftShop.open();
  });
  afterAll(() => shop.close());

  const report = async (name: ReportName) => {
    const path = `/api/manage/report?name=${name}&from=2020-01-01&to=2029-12-31&token=${shop.shop.staff.token}`;
    const { tables } = await resultOf<Report>(shop.shop.fixture.call('GET', path));
    return tables[0];
  };
  /** Money that the shop holds for orders, with what bonuses paid, in cents. */
  const kept = (db: Repositories) =>
    shop.stored(db).then(async (orders) => {
      let sum = 0;
      for (const { id, status, grandTotal, fulfilment } of orders) {
        const refunded = await db.orderLog.refundedOf(id);
        const bonus = (fulfilment.bonus ?? 0) - (fulfilment.bonusBack ?? 0);
        if (status !== 'canceled') sum += Math.max(0, grandTotal - refunded) + bonus;
      }
      return sum;
    });

  it('equal the retained money after refunds, returns, a cancellation and a chargeback', async () => {
    const goods = [{ sku: 'SOCKS', qty: 3 }];
    const one = await shop.buy({ goods, cards: 1, coupon: 'LOTTE' });
    const two = await shop.buy({ goods, bonuses: true });
    const three = await shop.buy({ goods, codes: one.codes });
    const four = await shop.buy({ goods, payment: 'banktransfer' });
    const check = async () => {
      const total = Math.round(((await report('sales'))?.total.total ?? 0) * 100);
      expect(total).toBe(await shop.database.read(kept));
    };
    await check();
    expect((await report('sales'))?.total).toMatchObject({ orders: 4, units: 12, cards: 50 });
    await shop.manage('order', { id: two.number, status: 'O', paid: true });
    await shop.manage('order', {
      id: two.number,
      status: 'O',
      returned: [{ sku: 'SOCKS', qty: 1 }],
      return_reason: 'Too small',
    });
    await check();
    await shop.manage('order-refund', { id: one.number, key: 'form-0001', note: 'so', shipping: 1 });
    await shop.manage('order-refund', { id: one.number, key: 'form-0002', note: 'so', other: 0.55 });
    await check();
    await shop.manage('order', { id: four.number, cancel_reason: 'a mistake' });
    await check();
    await shop.provider.giveBack(shop.shop.fixture, one.orderId, 500);
    await check();
    await shop.manage('order-refund', { id: three.number, key: 'form-0003', note: 'so', other: 1 });
    await check();
    expect((await report('sales'))?.total).toMatchObject({ orders: 3, units: 8 });
    const reasons = await report('return-reasons');
    expect(reasons?.rows.map(({ key }) => key).sort()).toEqual(['no-reason', 'no-return']);
  });

  it('close a month with equal totals of payments and taxes, and show what is owed', async () => {
    interface Closing extends Record<'movements' | 'taxes', readonly ReportTable[]> {
      readonly month: string;
      readonly is_open: boolean;
      readonly owed: readonly object[];
    }
    const { fixture, staff } = shop.shop;
    const month = new Date(fixture.clock.now()).toISOString().slice(0, 7);
    const of = (query: string) =>
      resultOf<Closing>(fixture.call('GET', `/api/manage/month-closing?token=${staff.token}${query}`));
    const closing = await of(`&month=${month}`);
    expect(closing).toMatchObject({ month, is_open: true, owed: [{ currency: 'USD' }] });
    expect(closing.movements[0]?.rows.map(({ key }) => key).sort()).toEqual(['cancel', 'refund', 'sale']);
    expect(closing.taxes[0]?.total).toEqual(closing.movements[0]?.total);
    // The closing has no costs.
    const none = { cost: null, margin: null, margin_rate: null, uncosted: null };
    expect(closing.movements[0]?.total).toEqual({ ...(await report('sales'))?.total, ...none });
    const cards = await shop.database.read(async (db) => {
      const ids = (await shop.stored(db)).map(({ id }) => id);
      return (await db.giftCards.ofOrders(ids)).filter(({ takenBackAt }) => takenBackAt === undefined);
    });
    const balance = cards.reduce((sum, card) => sum + card.balance, 0) / 100;
    expect(balance).toBeGreaterThan(0);
    expect(closing.owed).toMatchObject([
      { gift_cards: cards.length, gift_card_balance: balance, people: 1, bonuses: (await shop.bonuses()) / 100 },
    ]);
    const before = await of('');
    expect(before).toMatchObject({ is_open: false, movements: [], taxes: [] });
    expect(before.month < month).toBe(true);
  });

  it('show tax rates with their country, and customers by address', async () => {
    expect((await report('taxes'))?.rows.map(({ key }) => key)).toEqual(expect.arrayContaining(['0 US']));
    expect((await report('customers'))?.rows.map(({ key }) => key)).toEqual(['ada@shop.test']);
  });

  it('refuse invalid, reversed or too many days, and unknown stores', async () => {
    const wrong = async (query: string) => {
      const path = `/api/manage/report?name=sales&${query}&token=${shop.shop.staff.token}`;
      const { status, json } = await shop.shop.fixture.call('GET', path);
      expect(status).toBe(400);
      return JSON.stringify(json);
    };
    expect(await wrong('from=2026-02-31')).toContain('from');
    expect(await wrong('from=2026-02-02&to=2026-02-01')).toContain('from 2026-02-02 on');
    expect(await wrong('from=2000-01-01&to=2026-02-01')).toContain('at most 3660 days');
    expect(await wrong('store=moon')).toContain('store');
    expect(await wrong('limit=2001')).toContain('limit');
  });
});

describe.each(DATABASES)('sales facts on %s', (kind) => {
  let shop: RawShop;
  beforeAll(async () => {
    shop = await openRawShop(kind);
  });
  afterAll(() => shop.end());

  const facts = async () => {
    const rows = await shop.rows('SELECT * FROM sales_fact ORDER BY order_id, whole, position');
    // PostgreSQL gives large whole numbers as texts.
    return rows.map(({ kind: of, ...row }) => ({
      ...{ kind: of, orders: Number(row['orders']), units: Number(row['units']), whole: Number(row['whole']) },
    }));
  };

  it('follow an order in its unit of work, and every report sums to the same total', async () => {
    const order = await orderOf(shop, await cartWith(shop, [{ sku: 'TEE', qty: 2 }, { sku: 'SOCKS' }]), {
      payment: 'banktransfer',
    });
    await resultOf(shop.call('POST', '/api/order', order));
    expect(await facts()).toMatchObject([
      { kind: 'sale', units: 2 },
      { kind: 'sale', units: 1 },
      { kind: 'sale', orders: 1, units: 0 },
      { kind: 'sale', orders: 1, units: 3, whole: 1 },
    ]);
    const read = async (name: ReportName) => {
      const answer = await shop.platform.report({ name, from: '2020-01-01', to: '2029-12-31' });
      if (answer.kind === 'refused') throw new Error(answer.message);
      return (answer.result as Report).tables[0]; // sound: it was answered
    };
    const total = (await read('sales'))?.total;
    for (const name of ['products', 'variants', 'categories', 'brands', 'taxes', 'customers', 'stores'] as const) {
      const table = await read(name);
      expect(table?.total).toEqual(total);
      const cents = table?.rows.reduce((sum, row) => sum + Math.round(row.total * 100), 0);
      expect(cents).toBe(Math.round((total?.total ?? 0) * 100));
      const empty = await shop.platform.report({ name, from: '2020-02-01', to: '2020-02-29', compare: 'previous' });
      expect(empty).toMatchObject({ result: { tables: [] } });
    }
    expect((await read('products'))?.rows.map(({ label }) => label)).toContain('Sport Socks');
    await shop.platform.orders.advance({ id: order.order_id, cancel_reason: 'a mistake' }, 'shop');
    expect((await read('sales'))?.total).toMatchObject({ orders: 0, units: 0, net: 0, shipping: 0, tax: 0, total: 0 });
    expect(await facts()).toHaveLength(8);
  });
});
