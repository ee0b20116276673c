import type { LedgerReason } from '../contract/blogger-money';
import type { Minor } from '../kernel/money';
import type { Earning } from './royalty-rule';

/** Where money of a blogger can be; 'shop' is the other side of what is earned and taken back. */
export type AccountName = 'active' | 'paid' | 'payout' | 'pending' | 'shop';

/** One movement of a blogger's money, from an account to another; never below zero. */
export interface Movement extends Earning {
  readonly reason: LedgerReason;
  readonly from: AccountName;
  readonly to: AccountName;
  /** The line that came back, where one did. */
  readonly sku?: string | undefined;
}

/** Profit and bonuses are kept apart. */
export type EntryKind = 'bonus' | 'profit';

/** A line of the books. */
export interface LedgerEntry {
  readonly account: AccountName;
  readonly kind: EntryKind;
  readonly amount: Minor;
}

/**
 * A movement as double entry: what one account loses another one gains, so the entries of each movement sum to zero, and so do all. Pure.
 * @throws RangeError for a movement below zero, of nothing, or to where it came from: it would be no entry
 */
export function entriesOf({ from, to, sum, bonus, reason }: Movement): readonly LedgerEntry[] {
  if (sum < 0 || bonus < 0 || sum + bonus === 0 || from === to)
    throw new RangeError(`${reason} is no movement of money`);
  const pair = (kind: EntryKind, amount: Minor): readonly LedgerEntry[] =>
    amount === 0
      ? []
      : [
          { account: from, kind, amount: -amount },
          { account: to, kind, amount },
        ];
  return [...pair('profit', sum), ...pair('bonus', bonus)];
}
