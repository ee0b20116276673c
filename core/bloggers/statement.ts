import type { Minor } from '../kernel/money';
import type { AccountName, Movement } from './ledger';

/** Accounts that add up to what the shop owes a blogger. */
const OWED: ReadonlySet<AccountName> = new Set(['pending', 'active', 'payout']);

export interface StatementRow<T> {
  readonly posting: T;
  /** Effect on the balance, in minor units; 0 if money only moved within it. */
  readonly change: Minor;
  readonly balance: Minor;
}

/** `opening + earned - back - paid` is `closing`; in minor units. */
export interface Statement<T> {
  readonly opening: Minor;
  readonly rows: readonly StatementRow<T>[];
  readonly earned: Minor;
  readonly back: Minor;
  readonly paid: Minor;
  readonly closing: Minor;
}

/**
 * Builds a statement: opening balance, changes, closing balance.
 * @param opening owed before the first posting
 * @param postings oldest first
 */
export function statementOf<T extends { readonly movement: Movement }>(
  opening: Minor,
  postings: readonly T[],
): Statement<T> {
  let balance = opening;
  const sums = { earned: 0, back: 0, paid: 0 };
  const rows = postings.map((posting): StatementRow<T> => {
    const { from, to, sum } = posting.movement;
    const change = (OWED.has(to) ? sum : 0) - (OWED.has(from) ? sum : 0);
    if (change > 0) sums.earned += change;
    else if (to === 'paid') sums.paid -= change;
    else sums.back -= change;
    balance += change;
    return { posting, change, balance };
  });
  return { opening, rows, ...sums, closing: balance };
}

/** Returns the first and last moment (exclusive) of a year or month in UTC, in milliseconds. */
export function statementTimes(period: string): { readonly from: number; readonly to: number } {
  const [year = 0, month] = period.split('-').map(Number);
  if (month === undefined) return { from: Date.UTC(year, 0), to: Date.UTC(year + 1, 0) };
  return { from: Date.UTC(year, month - 1), to: Date.UTC(year, month) };
}

/** Returns the years and months from one moment to another, newest first, each year before its months. */
export function statementPeriods(first: number, now: number): readonly string[] {
  const [start, end] = [new Date(first), new Date(now)];
  const periods: string[] = [];
  for (let year = end.getUTCFullYear(); year >= start.getUTCFullYear(); year -= 1) {
    const last = year === end.getUTCFullYear() ? end.getUTCMonth() : 11;
    const from = year === start.getUTCFullYear() ? start.getUTCMonth() : 0;
    periods.push(String(year));
    for (let month = last; month >= from; month -= 1)
      periods.push(`${String(year)}-${String(month + 1).padStart(2, '0')}`);
  }
  return periods;
}
