import { dayAt, startOfDay } from '../kernel/calendar-days';
import { UTC } from '../kernel/is-time-zone';
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

/** Returns the first and last moment (exclusive) of a year or month in a time zone, in milliseconds. */
export function statementTimes(period: string, timeZone: string): { readonly from: number; readonly to: number } {
  const [year = 0, month] = period.split('-').map(Number);
  const next = month === undefined ? monthOf(year + 1, 1) : monthOf(year, month + 1);
  return { from: firstMoment(monthOf(year, month ?? 1), timeZone), to: firstMoment(next, timeZone) };
}

/** '2026-13' is '2027-01'. */
function monthOf(year: number, month: number): string {
  const [y, m] = month > 12 ? [year + 1, month - 12] : [year, month];
  return `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}`;
}

function firstMoment(month: string, timeZone: string): number {
  return startOfDay(`${month}-01`, timeZone);
}

/**
 * Returns the years and months from one moment to another, newest first, each year before its months.
 * @param timeZone of the shop; default UTC
 */
export function statementPeriods(first: number, now: number, timeZone: string = UTC): readonly string[] {
  const [start, end] = [first, now].map((at) => dayAt(at, timeZone).split('-').map(Number));
  const [firstYear = 0, firstMonth = 1] = start ?? [];
  const [lastYear = 0, lastMonth = 1] = end ?? [];
  const periods: string[] = [];
  for (let year = lastYear; year >= firstYear; year -= 1) {
    const last = year === lastYear ? lastMonth : 12;
    const from = year === firstYear ? firstMonth : 1;
    periods.push(String(year));
    for (let month = last; month >= from; month -= 1) periods.push(monthOf(year, month));
  }
  return periods;
}
