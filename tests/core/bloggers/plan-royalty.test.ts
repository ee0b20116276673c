import { describe, expect, it } from 'vitest';
import { RETURN_DAYS } from '../../../core/contract/orders/order-rights';
import { planRoyalty, type OrderFacts, type RoyaltyStatus } from '../../../core/bloggers/plan-royalty';

const DAY_MS = 24 * 60 * 60 * 1000;
const TERMS = { base: 10_000, profitPercent: 10, bonusPercent: 2, returnDays: 35 };
const ORDER: OrderFacts = {
  isPaid: false,
  isCanceled: false,
  paysFirst: false,
  arrivedAt: undefined,
  money: { total: 10_500, goods: 10_000 },
  returned: [],
  goodsBack: 0,
  otherBack: 0,
};
const NONE = { sum: 0, bonus: 0 };
const FULL = { sum: 1_000, bonus: 200 };
const NEW: RoyaltyStatus = { pending: NONE, active: NONE, confirmedAt: undefined, returned: [] };
const EXPECTED: RoyaltyStatus = { ...NEW, pending: FULL };
const CONFIRMED: RoyaltyStatus = { ...NEW, active: FULL, confirmedAt: 5 };
const plan = (facts: Partial<OrderFacts>, status: RoyaltyStatus, now = 0) =>
  planRoyalty({ ...ORDER, ...facts }, TERMS, status, now);
const ARRIVED = { isPaid: true, arrivedAt: 100 };
const OVER = 100 + 35 * DAY_MS;

describe('the royalty of an order', () => {
  it('is expected at once if it is paid on delivery or by bank transfer', () => {
    expect(plan({}, NEW)).toMatchObject({
      state: 'pending',
      movements: [{ reason: 'order_placed', from: 'shop', to: 'pending', ...FULL }],
    });
  });

  it('has no entry while the order waits for its payment page, and is rejected if it is never paid', () => {
    expect(plan({ paysFirst: true }, NEW)).toMatchObject({ state: 'awaits-payment', movements: [] });
    expect(plan({ paysFirst: true, isCanceled: true }, NEW)).toMatchObject({ state: 'rejected', movements: [] });
    expect(plan({ paysFirst: true, isPaid: true }, NEW).movements).toMatchObject([{ reason: 'order_paid', ...FULL }]);
  });

  it('posts nothing for unchanged facts', () => {
    expect(plan({}, EXPECTED).movements).toEqual([]);
    expect(plan(ARRIVED, CONFIRMED, OVER).movements).toEqual([]);
  });

  it('is confirmed exactly when it is paid, delivered and past its return period', () => {
    expect(plan(ARRIVED, EXPECTED, OVER - 1)).toMatchObject({ state: 'pending', dueAt: OVER, movements: [] });
    expect(plan(ARRIVED, EXPECTED, OVER)).toMatchObject({
      state: 'confirmed',
      confirmedAt: OVER,
      movements: [{ reason: 'return_period_over', from: 'pending', to: 'active', ...FULL }],
    });
    expect(plan({ arrivedAt: 100 }, EXPECTED, OVER)).toMatchObject({ state: 'pending', dueAt: undefined });
    expect(plan({ isPaid: true }, EXPECTED, OVER)).toMatchObject({ state: 'pending', dueAt: undefined });
  });

  it('waits for a started return until it has arrived or its deadline has passed', () => {
    const sent = { ...ARRIVED, returnStartedAt: OVER - DAY_MS };
    const waits = OVER + 13 * DAY_MS;
    expect(plan(sent, EXPECTED, waits - 1)).toMatchObject({ state: 'pending', dueAt: waits, movements: [] });
    expect(plan(sent, EXPECTED, waits)).toMatchObject({ state: 'confirmed' });
    expect(plan({ ...ARRIVED, returnStartedAt: 100 }, EXPECTED, OVER)).toMatchObject({ state: 'confirmed' });
    expect(plan(sent, CONFIRMED, OVER)).toMatchObject({ state: 'confirmed', movements: [] });
  });

  it('is never confirmed while shoppers can return the order, whatever the shop has configured', () => {
    for (const [returnDays, days] of [
      [0, RETURN_DAYS],
      [14, RETURN_DAYS],
      [45, 45],
    ] as const) {
      const { dueAt } = planRoyalty({ ...ORDER, ...ARRIVED }, { ...TERMS, returnDays }, EXPECTED, 0);
      expect(dueAt).toBe(ARRIVED.arrivedAt + days * DAY_MS);
    }
  });

  it('stays confirmed if a delivery is reverted by mistake', () => {
    expect(plan({}, CONFIRMED)).toMatchObject({ state: 'confirmed', confirmedAt: 5, movements: [] });
  });

  it('is reversed line by line from its current state, each with its SKU', () => {
    const returned = [
      { sku: 'A', goods: 2_500 },
      { sku: 'B', goods: 1_000 },
    ];
    const back = { reason: 'line_returned', to: 'shop' };
    expect(plan({ ...ARRIVED, returned }, EXPECTED)).toMatchObject({
      kept: 6_500,
      earned: { sum: 650, bonus: 130 },
      movements: [
        { ...back, from: 'pending', sku: 'A', sum: 250, bonus: 50 },
        { ...back, from: 'pending', sku: 'B', sum: 100, bonus: 20 },
      ],
    });
    const twice = [
      { sku: 'A', goods: 2_000 },
      { sku: 'A', goods: 1_000 },
    ];
    const first = plan({ ...ARRIVED, returned: twice.slice(0, 1) }, CONFIRMED);
    const posted = { ...CONFIRMED, active: first.earned, returned: ['A'] };
    expect(plan({ ...ARRIVED, returned: twice }, posted).movements).toMatchObject([
      { reason: 'line_returned', sku: 'A' },
    ]);
    expect(plan({ ...ARRIVED, returned: twice.slice(0, 1) }, posted).movements).toEqual([]);
    const one: RoyaltyStatus = { ...CONFIRMED, active: { sum: 750, bonus: 150 }, returned: ['A'] };
    expect(plan({ ...ARRIVED, returned }, one).movements).toEqual([
      { ...back, from: 'active', sku: 'B', sum: 100, bonus: 20 },
    ]);
    // The second is only in the ledger, so the movement is the first's.
    const other: RoyaltyStatus = { ...CONFIRMED, active: { sum: 900, bonus: 180 }, returned: ['B'] };
    expect(plan({ ...ARRIVED, returned }, other).movements).toEqual([
      { ...back, from: 'active', sku: 'A', sum: 250, bonus: 50 },
    ]);
    const three = [...twice, { sku: 'A', goods: 500 }];
    const two: RoyaltyStatus = { ...CONFIRMED, active: { sum: 700, bonus: 140 }, returned: ['A', 'A'] };
    expect(plan({ ...ARRIVED, returned: three }, two).movements).toEqual([
      { ...back, from: 'active', sku: 'A', sum: 50, bonus: 10 },
    ]);
  });

  it('is deducted in proportion to refunds', () => {
    expect(plan({ isPaid: true, otherBack: 3_150 }, EXPECTED).movements).toStrictEqual([
      { reason: 'money_returned', from: 'pending', to: 'shop', sum: 300, bonus: 60 },
    ]);
  });

  it('is deducted completely if the order is cancelled, and rejected if it is returned completely', () => {
    expect(plan({ isCanceled: true }, EXPECTED)).toMatchObject({
      state: 'rejected',
      movements: [{ reason: 'order_canceled', from: 'pending', to: 'shop', ...FULL }],
    });
    const all = [{ sku: 'A', goods: 10_000 }];
    expect(plan({ ...ARRIVED, returned: all }, CONFIRMED)).toMatchObject({ state: 'rejected', kept: 0 });
  });

  it('confirms the rest if something is returned on the last day', () => {
    const { movements } = plan({ ...ARRIVED, returned: [{ sku: 'A', goods: 4_000 }] }, EXPECTED, OVER);
    expect(movements.map(({ reason, sum }) => [reason, sum])).toEqual([
      ['line_returned', 400],
      ['return_period_over', 600],
    ]);
  });

  it.each([
    { profitPercent: 10, bonusPercent: 0 },
    { profitPercent: 0, bonusPercent: 2 },
  ])('is expected, confirmed and deducted with profit or bonus alone: %j', (percents) => {
    const terms = { ...TERMS, ...percents };
    const full = { sum: 100 * percents.profitPercent, bonus: 100 * percents.bonusPercent };
    const placed = planRoyalty(ORDER, terms, NEW, 0);
    expect(placed).toMatchObject({ state: 'pending', movements: [{ reason: 'order_placed', ...full }] });
    const expected = { ...NEW, pending: full };
    expect(planRoyalty({ ...ORDER, ...ARRIVED }, terms, expected, OVER)).toMatchObject({
      state: 'confirmed',
      dueAt: OVER,
      movements: [{ reason: 'return_period_over', ...full }],
    });
    expect(planRoyalty({ ...ORDER, isCanceled: true }, terms, expected, 0).movements).toMatchObject([
      { reason: 'order_canceled', ...full },
    ]);
  });

  it('is zero if nothing was paid in money', () => {
    expect(planRoyalty(ORDER, { ...TERMS, base: 0 }, NEW, 0)).toMatchObject({ state: 'rejected', movements: [] });
  });
});
