import { describe, expect, it } from 'vitest';
import { profitWindows, statisticsOf, statisticsWindows } from '../../../../adapters/platform/bloggers/statistics';
import type { SoldDay } from '../../../../adapters/platform/ports/orders/royalties';

const DAY_MS = 24 * 60 * 60 * 1000;
const MIDNIGHT = Date.UTC(2026, 2, 10);
/** Ten minutes before midnight. */
const NOW = MIDNIGHT + DAY_MS - 600_000;
const NO_PROFITS = { hours: [], days: [] };

/** Paid orders of a day, as many days ago. */
function sales(ago: number, over: Partial<SoldDay> = {}): SoldDay {
  const at = MIDNIGHT - ago * DAY_MS;
  const none = { orders: 0, earning: 0, base: 0, kept: 0, sum: 0, bonus: 0 };
  return { ...none, currency: 'USD', at, firstAt: at, status: 'paid', isBooked: true, label: undefined, ...over };
}

describe('statistics periods', () => {
  it('end today and have the full length, each next to the preceding period', () => {
    const days = (from: number, to: number) => ({ from: MIDNIGHT + from * DAY_MS, to: MIDNIGHT + to * DAY_MS });
    const windows = statisticsWindows(NOW);
    expect(windows.slice(0, 8)).toEqual([
      days(0, 1),
      days(-1, 0),
      days(-6, 1),
      days(-13, -6),
      days(-29, 1),
      days(-59, -29),
      days(-364, 1),
      days(-729, -364),
    ]);
    expect(windows.slice(8)).toEqual([{ from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER }]);
    expect(statisticsWindows(MIDNIGHT)[0]).toEqual(days(0, 1));
    expect(statisticsWindows(MIDNIGHT - 1)[0]).toEqual(days(-1, 0));
    expect(profitWindows(NOW)).toEqual({ today: days(0, 1), longer: days(-364, 1) });
  });
});

describe('the figures of a blogger', () => {
  it('for a period cover its days, next to an equal number of preceding days', () => {
    const days = [
      sales(0, { orders: 1, earning: 1, base: 6000, kept: 5000, sum: 500, bonus: 100 }),
      sales(1, { orders: 3, earning: 3, base: 9001, kept: 9001, sum: 900, bonus: 50 }),
      sales(8, { orders: 2, earning: 2, base: 345, kept: 345, sum: 34 }),
      sales(400, { currency: 'EUR', orders: 1, earning: 1, base: 700, kept: 700, sum: 70 }),
      sales(400, { orders: 1, earning: 1, base: 2000, kept: 2000, sum: 200, bonus: 10 }),
    ];
    const mentions = [1, 0, 4, 2, 0, 0, 40, 0, 41];
    const found = statisticsOf({ currency: 'USD', days, mentions, profits: NO_PROFITS, now: NOW });
    const none = { count: 0, sum: 0, profit: 0 };
    expect(found.today['USD']).toEqual({
      ...{ count: 1, count_diff: -2, gross: 60, back: 10, sum: 50, sum_diff: -40.01, unpaid: none },
      ...{ profit: 5, profit_diff: -4, bonus: 1, mentioned: 1, mentions_goal: 1 },
    });
    expect(found.week['USD']).toEqual({
      ...{ count: 4, count_diff: 2, gross: 150.01, back: 10, sum: 140.01, sum_diff: 136.56, unpaid: none },
      ...{ profit: 14, profit_diff: 13.66, bonus: 1.5, mentioned: 4, mentions_goal: 5 },
    });
    expect(found.month['USD']).toMatchObject({ count: 6, count_diff: 6, mentioned: 0, mentions_goal: 20 });
    expect(found.year['USD']).toMatchObject({ count: 6, count_diff: 5, mentioned: 40, mentions_goal: 240 });
    expect(found.year['EUR']).toMatchObject({ count: 0, count_diff: -1, sum_diff: -7, profit_diff: -0.7 });
    const start_date = new Date(MIDNIGHT - 400 * DAY_MS).toISOString();
    expect(found.total).toEqual({
      USD: { profit: 16.34, bonus: 1.6, start_date },
      EUR: { profit: 0.7, bonus: 0, start_date },
    });
  });

  it('have an entry for their own currency before the first sale', () => {
    const found = statisticsOf({ currency: 'EUR', days: [], mentions: [], profits: NO_PROFITS, now: NOW });
    expect(Object.keys(found.today)).toEqual(['EUR']);
    expect(found.today['EUR']).toMatchObject({ count: 0, sum: 0, mentioned: 0 });
    expect(found.total).toEqual({ EUR: { profit: 0, bonus: 0, start_date: null } });
    expect(Object.keys(found.steps.month)).toEqual(['EUR']);
  });

  it('are charted by hour for today and by day for longer periods', () => {
    const slot = { currency: 'USD', profit: 250, orders: 1 };
    const profits = { hours: [{ ...slot, at: MIDNIGHT }], days: [{ ...slot, at: MIDNIGHT, profit: 400, orders: 2 }] };
    const { steps } = statisticsOf({ currency: 'USD', days: [], mentions: [], profits, now: NOW });
    const earned = (period: keyof typeof steps) => steps[period]['USD']?.filter(({ orders }) => orders > 0);
    const from = new Date(MIDNIGHT).toISOString();
    expect(earned('today')).toEqual([{ from, profit: 2.5, orders: 1 }]);
    for (const period of ['week', 'month'] as const) expect(earned(period)).toEqual([{ from, profit: 4, orders: 2 }]);
    expect(earned('year')).toEqual([{ from: '2026-03-01T00:00:00.000Z', profit: 4, orders: 2 }]);
  });
});
