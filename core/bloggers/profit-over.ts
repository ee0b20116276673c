import type { ProfitStep } from '../contract/bloggers';
import { toDecimal, type Minor } from '../kernel/money';

/** The periods of A §2.11, in their order. */
export const PERIODS = ['today', 'week', 'month', 'year'] as const;
/** A time that figures are counted over. */
export type Period = (typeof PERIODS)[number];

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Days of each period, today included: those of the statistics. */
const DAYS: Readonly<Record<Period, number>> = { today: 1, week: 7, month: 30, year: 365 };

/** What was earned in an hour or a day. */
export interface ProfitSlot {
  /** When it begins, in milliseconds since the epoch. */
  readonly at: number;
  readonly currency: string;
  readonly profit: Minor;
  readonly orders: number;
}

/** Beginnings of the parts of a period, the earliest first: hours of a day, days of a week or month, months of a year. */
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
 * What a blogger's orders earned over a period, part by part (A §2.11); its sum is the profit of the statistics. Pure.
 * @param slots hours for today, days for the other periods
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
