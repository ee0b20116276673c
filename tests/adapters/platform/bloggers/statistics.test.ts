import { describe, expect, it } from 'vitest';
import { profitWindows, statisticsOf, statisticsWindows } from '../../../../adapters/platform/bloggers/statistics';
import type { SaleFigures } from '../../../../adapters/platform/ports/orders/royalties';

const DAY_MS = 24 * 60 * 60 * 1000;
const MIDNIGHT = Date.UTC(2026, 2, 10);
/** Ten minutes before midnight. */
const NOW = MIDNIGHT + DAY_MS - 600_000;
const NO_PROFITS = { hours: [], days: [] };

/** Ordered like `statisticsWindows`. */
const [TODAY, BEFORE_TODAY, WEEK, BEFORE_WEEK, , , YEAR, BEFORE_YEAR, EVER] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function sales(window: number | undefined, over: Partial<SaleFigures> = {}): SaleFigures {
  return { window: window ?? -1, currency: 'USD', count: 0, total: 0, sum: 0, bonus: 0, firstAt: undefined, ...over };
}

describe('windows of the statistics', () => {
  it('end with the day and are as long as their period, each followed by the one before it', () => {
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
    const figures = [
      sales(TODAY, { count: 1, total: 5000, sum: 500, bonus: 100 }),
      sales(BEFORE_TODAY, { count: 3, total: 9001, sum: 900, bonus: 50 }),
      sales(WEEK, { count: 7, total: 12_345, sum: 1234, bonus: 210 }),
      sales(BEFORE_WEEK, { count: 2, total: 345, sum: 34 }),
      sales(YEAR, { count: 9, total: 20_000, sum: 2000, bonus: 300 }),
      sales(BEFORE_YEAR, { currency: 'EUR', count: 1, total: 700, sum: 70 }),
      sales(EVER, { count: 10, total: 20_700, sum: 2070, bonus: 310, firstAt: MIDNIGHT - 400 * DAY_MS }),
    ];
    const mentions = [1, 0, 4, 2, 0, 0, 40, 0, 41];
    const found = statisticsOf({ currency: 'USD', figures, mentions, profits: NO_PROFITS, now: NOW });
    expect(found.today['USD']).toEqual({
      ...{ count: 1, count_diff: -2, sum: 50, sum_diff: -40.01, profit: 5, profit_diff: -4, bonus: 1 },
      ...{ mentioned: 1, mentions_goal: 1 },
    });
    expect(found.week['USD']).toEqual({
      ...{ count: 7, count_diff: 5, sum: 123.45, sum_diff: 120, profit: 12.34, profit_diff: 12, bonus: 2.1 },
      ...{ mentioned: 4, mentions_goal: 5 },
    });
    expect(found.month['USD']).toMatchObject({ count: 0, count_diff: 0, mentioned: 0, mentions_goal: 20 });
    expect(found.year['USD']).toMatchObject({ count: 9, count_diff: 9, mentioned: 40, mentions_goal: 240 });
    expect(found.year['EUR']).toMatchObject({ count: 0, count_diff: -1, sum_diff: -7, profit_diff: -0.7 });
    expect(found.total).toEqual({
      USD: { profit: 20.7, bonus: 3.1, start_date: '2025-02-03T00:00:00.000Z' },
      EUR: { profit: 0, bonus: 0, start_date: null },
    });
  });

  it('have an entry for their own currency before the first sale', () => {
    const found = statisticsOf({ currency: 'EUR', figures: [], mentions: [], profits: NO_PROFITS, now: NOW });
    expect(Object.keys(found.today)).toEqual(['EUR']);
    expect(found.today['EUR']).toMatchObject({ count: 0, sum: 0, mentioned: 0 });
    expect(found.total).toEqual({ EUR: { profit: 0, bonus: 0, start_date: null } });
    expect(Object.keys(found.steps.month)).toEqual(['EUR']);
  });

  it('are drawn by the hours of today and by the days of longer periods', () => {
    const slot = { currency: 'USD', profit: 250, orders: 1 };
    const profits = { hours: [{ ...slot, at: MIDNIGHT }], days: [{ ...slot, at: MIDNIGHT, profit: 400, orders: 2 }] };
    const { steps } = statisticsOf({ currency: 'USD', figures: [], mentions: [], profits, now: NOW });
    const earned = (period: keyof typeof steps) => steps[period]['USD']?.filter(({ orders }) => orders > 0);
    const from = new Date(MIDNIGHT).toISOString();
    expect(earned('today')).toEqual([{ from, profit: 2.5, orders: 1 }]);
    for (const period of ['week', 'month'] as const) expect(earned(period)).toEqual([{ from, profit: 4, orders: 2 }]);
    expect(earned('year')).toEqual([{ from: '2026-03-01T00:00:00.000Z', profit: 4, orders: 2 }]);
  });
});
