import {
  BALANCE_ACCOUNTS,
  BOOK_ACCOUNTS,
  type BalanceAccount,
  type BookAccount,
} from '../../contract/staff/book-settings';
import type { BookEventKind, BookEvent, PaymentEntry } from '../../contract/staff/book-events';
import type { Minor } from '../../kernel/money';
import type { JournalEntry } from './journal';

export interface AccountSum {
  readonly account: BookAccount;
  readonly of: string;
  readonly debit: Minor;
  readonly credit: Minor;
}

/** Sums debits and credits of each account, in the order of the chart. */
export function accountSums(entries: readonly JournalEntry[]): readonly AccountSum[] {
  const sums = new Map<string, AccountSum>();
  for (const { lines } of entries)
    for (const { account, of, amount } of lines) {
      const key = `${account} ${of}`;
      const { debit, credit } = sums.get(key) ?? { debit: 0, credit: 0 };
      sums.set(key, {
        ...{ account, of },
        debit: debit + Math.max(0, amount),
        credit: credit + Math.max(0, -amount),
      });
    }
  const placeOf = ({ account, of }: AccountSum) => `${String(BOOK_ACCOUNTS.indexOf(account)).padStart(2, '0')} ${of}`;
  return [...sums.values()].toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

export interface AccountMovements {
  readonly account: BalanceAccount;
  /** Positive for what the merchant is owed or owes. */
  readonly opening: Minor;
  readonly movements: readonly { readonly kind: BookEventKind; readonly amount: Minor }[];
  readonly closing: Minor;
}

/**
 * Returns balances and movements of the accounts with balances.
 * @param before entries before the period
 */
export function accountMovements(
  before: readonly JournalEntry[],
  entries: readonly JournalEntry[],
): readonly AccountMovements[] {
  return BALANCE_ACCOUNTS.map((account) => {
    const sign = account === 'receivable' ? 1 : -1;
    const sumOf = (all: readonly JournalEntry[]) => {
      const lines = all.flatMap((entry) => entry.lines.filter((line) => line.account === account));
      return sign * lines.reduce((sum, { amount }) => sum + amount, 0) + 0;
    };
    const kinds = [...new Set(entries.map(({ kind }) => kind))];
    const movements = kinds
      .map((kind) => ({ kind, amount: sumOf(entries.filter((entry) => entry.kind === kind)) }))
      .filter(({ amount }) => amount !== 0);
    const opening = sumOf(before);
    return { account, opening, movements, closing: opening + sumOf(entries) };
  });
}

export interface PaymentSum extends Pick<PaymentEntry, 'method' | 'provider'> {
  readonly payments: number;
  readonly received: Minor;
  readonly refunds: number;
  readonly refunded: Minor;
}

/** Sums payments and refunds by method and provider. */
export function paymentSums(events: readonly BookEvent[]): readonly PaymentSum[] {
  const sums = new Map<string, PaymentSum>();
  for (const event of events) {
    if (event.kind !== 'payment' && event.kind !== 'refund') continue;
    const { method, provider, kind, amount } = event;
    const key = `${method} ${provider ?? ''}`;
    const sum = sums.get(key) ?? { method, provider, payments: 0, received: 0, refunds: 0, refunded: 0 };
    const next =
      kind === 'payment'
        ? { payments: sum.payments + 1, received: sum.received + amount }
        : { refunds: sum.refunds + 1, refunded: sum.refunded + amount };
    sums.set(key, { ...sum, ...next });
  }
  return [...sums.values()].toSorted((a, b) => b.received - a.received);
}
