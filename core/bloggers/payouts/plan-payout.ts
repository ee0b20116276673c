import { dayAt, startOfDay } from '../../kernel/calendar-days';
import type { Minor } from '../../kernel/money';
import type { Earning } from '../royalty-rule';

/** Returns true from the minimum on, if positive; smaller or negative sums carry over. */
export function isPaidOut({ sum }: Pick<Earning, 'sum'>, minimum: Minor): boolean {
  return sum > 0 && sum >= minimum;
}

export function payoutOf({ sum, bonus }: Earning): Earning {
  return { sum, bonus: Math.max(0, bonus) };
}

/**
 * Returns the first moment of the merchant's next payout day.
 * @param day of the month, 1–28
 * @param timeZone of the shop
 */
export function nextPayoutAt(now: number, day: number, timeZone: string): number {
  const [year = 0, month = 1] = dayAt(now, timeZone).split('-').map(Number);
  const inMonth = (at: number) =>
    startOfDay(new Date(Date.UTC(year, at - 1, day)).toISOString().slice(0, 10), timeZone);
  const here = inMonth(month);
  return here > now ? here : inMonth(month + 1);
}
