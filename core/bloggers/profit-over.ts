import type { ProfitStep } from '../contract/bloggers/bloggers';
import { toDecimal, type Minor } from '../kernel/money';

/** Statistics periods, shortest first. */
export const PERIODS = ['today', 'week', 'month', 'year'] as const;
/** Period of the statistics. */
export type Period = (typeof PERIODS)[number];

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const DAYS: Readonly<Record<Period, number>> = { today: 1, week: 7, month: 30, year: 365 };

export interface ProfitSlot {
  readonly at: number;
  readonly currency: string;
  readonly profit: Minor;
  readonly orders: number;
}

function stepsOf(period: Period, now: number): readonly number[] {
  const end = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS;
  const start = end - DAYS[period] * DAY_MS;
  if (period === 'today') return Array.from({ length: 24 }, (_, hour) => start + hour * HOUR_MS);
  if (period !== 'year') return Array.from({ length: DAYS[period] }, (_, day) => start + day * DAY_MS);
  const steps = [start];
  for (let at = monthAfter(start); at < end; at = monthAfter(at)) steps.push(at);
  return steps;
}

function monthAfter(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/**
 * Returns a blogger's profit per slot of a period.
 * @param slots hours for today, days otherwise
 * @param options.now milliseconds since the epoch
 */
export function profitOver(
  slots: readonly ProfitSlot[],
  { period, currency, now }: { readonly period: Period; readonly currency: string; readonly now: number },
): ProfitStep[] {
  const steps = stepsOf(period, now);
  const sums = steps.map(() => ({ profit: 0, orders: 0 }));
  for (const slot of slots) {
    const sum = slot.currency === currency ? sums[steps.findLastIndex((from) => from <= slot.at)] : undefined;
    if (sum === undefined) continue;
    sum.profit += slot.profit;
    sum.orders += slot.orders;
  }
  return sums.map(({ profit, orders }, index) => ({
    from: new Date(steps[index] ?? 0).toISOString(),
    profit: toDecimal(profit),
    orders,
  }));
}
