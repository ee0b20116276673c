import { describe, expect, it } from 'vitest';
import { PERIODS } from '../../../core/blogger';
import { profitOver, type Period, type ProfitSlot } from '../../../core/bloggers/profit-over';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 22, 9);
const slot = (daysAgo: number, more: Partial<ProfitSlot> = {}): ProfitSlot => ({
  at: Math.floor((NOW - daysAgo * DAY_MS) / DAY_MS) * DAY_MS,
  currency: 'USD',
  profit: 1890,
  orders: 1,
  ...more,
});
const SLOTS = [slot(0, { profit: 2000, orders: 2 }), slot(3), slot(20), slot(200)];
const over = (period: Period, slots: readonly ProfitSlot[] = SLOTS, currency = 'USD') =>
  profitOver(slots, { period, currency, now: NOW });
const sumOf = (steps: readonly { readonly profit: number }[]) =>
  steps.reduce((sum, { profit }) => sum + Math.round(profit * 100), 0);

describe('the profit over a period (A §2.11)', () => {
  it('has the hours of today, the days of a week and a month, and the months of a year', () => {
    expect(PERIODS.map((period) => over(period).length)).toEqual([24, 7, 30, 13]);
    expect(over('week')[0]?.from).toBe('2026-11-16T00:00:00.000Z');
    expect(over('week').at(-1)).toEqual({ from: '2026-11-22T00:00:00.000Z', profit: 20, orders: 2 });
    expect(over('year')[0]?.from).toBe('2025-11-23T00:00:00.000Z');
    expect(over('year')[1]?.from).toBe('2025-12-01T00:00:00.000Z');
  });

  it('sums up to the earnings of that period', () => {
    expect((['week', 'month', 'year'] as const).map((period) => sumOf(over(period)))).toEqual([3890, 5780, 7670]);
    expect(over('week').reduce((count, { orders }) => count + orders, 0)).toBe(3);
    const hours = [slot(0, { at: NOW }), slot(0, { at: NOW - 60 * 60 * 1000 })];
    expect(over('today', hours).filter(({ orders }) => orders > 0)).toHaveLength(2);
  });

  it('is in one currency', () => {
    expect(sumOf(over('year', SLOTS, 'EUR'))).toBe(0);
  });

  it('counts nothing before it', () => {
    expect(sumOf(over('week', [slot(8)]))).toBe(0);
  });
});
