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
 * Returns the merchant's next payout day at midnight UTC.
 * @param day of the month, 1–28
 */
export function nextPayoutAt(now: number, day: number): number {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const here = Date.UTC(year, month, day);
  return here > now ? here : Date.UTC(year, month + 1, day);
}
