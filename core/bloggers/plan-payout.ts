import type { Minor } from '../kernel/money';
import type { Earning } from './royalty-rule';

/** Whether an account is paid out: from the minimum on, and never nothing. Less is carried on, below zero too. Pure. */
export function isPaidOut({ sum }: Pick<Earning, 'sum'>, minimum: Minor): boolean {
  return sum > 0 && sum >= minimum;
}

/** What a payout takes of what is confirmed. Bonuses below zero are carried on. Pure. */
export function payoutOf({ sum, bonus }: Earning): Earning {
  return { sum, bonus: Math.max(0, bonus) };
}

/**
 * The moment of the next payouts: the merchant's day of this month if it lies ahead, else of the next one, at midnight in UTC. Pure.
 * @param day of the month, from 1 to 28
 */
export function nextPayoutAt(now: number, day: number): number {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const here = Date.UTC(year, month, day);
  return here > now ? here : Date.UTC(year, month + 1, day);
}
