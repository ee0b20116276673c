import { describe, expect, it } from 'vitest';
import { PERIODS, profitOver } from '../../../core';
import { CABINET_READ_AT, sale, SALES } from '../../../storybook/fixtures/cabinet';

const NOW = CABINET_READ_AT;
const over = (period: (typeof PERIODS)[number], currency = 'USD') => profitOver(SALES, { period, currency, now: NOW });
const sumOf = (steps: readonly { readonly profit: number }[]) =>
  steps.reduce((sum, { profit }) => sum + Math.round(profit * 100), 0);

describe('the profit over a period (A §2.11)', () => {
  it('has the hours of today, the days of a week and a month, and the months of a year', () => {
    expect(PERIODS.map((period) => over(period).length)).toEqual([24, 7, 30, 13]);
    expect(over('week')[0]?.from).toBe('2026-11-16T00:00:00.000Z');
    expect(over('week').at(-1)?.from).toBe('2026-11-22T00:00:00.000Z');
    expect(over('year')[0]?.from).toBe('2025-11-23T00:00:00.000Z');
    expect(over('year')[1]?.from).toBe('2025-12-01T00:00:00.000Z');
  });

  it('sums to what the orders of the period earned, and leaves out what earns nothing', () => {
    expect(PERIODS.map((period) => sumOf(over(period)))).toEqual([1890, 3 * 1890, 4 * 1890, 7 * 1890]);
    expect(over('week').reduce((count, { orders }) => count + orders, 0)).toBe(3);
  });

  it('is of one currency', () => {
    expect(sumOf(over('year', 'EUR'))).toBe(0);
  });

  it('counts no order of another time', () => {
    const elsewhere = [sale(1, 8), sale(2, -2)];
    expect(sumOf(profitOver(elsewhere, { period: 'week', currency: 'USD', now: NOW }))).toBe(0);
  });
});
