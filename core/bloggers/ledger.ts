import type { LedgerReason } from '../contract/bloggers/blogger-money';
import type { Minor } from '../kernel/money';
import type { Earning } from './royalty-rule';

export type AccountName = 'active' | 'paid' | 'payout' | 'pending' | 'shop';

/** A transfer between two accounts; never negative. */
export interface Movement extends Earning {
  readonly reason: LedgerReason;
  readonly from: AccountName;
  readonly to: AccountName;
  readonly sku?: string | undefined;
}

export type EntryKind = 'bonus' | 'profit';

export interface LedgerEntry {
  readonly account: AccountName;
  readonly kind: EntryKind;
  readonly amount: Minor;
}

const PAYOUT_REASONS: ReadonlySet<LedgerReason> = new Set(['payout_made', 'payout_sent', 'payout_withdrawn']);

/** True for movements of a payout as a whole, false for the earnings that it contains. */
export function isPayoutItself(reason: LedgerReason): boolean {
  return PAYOUT_REASONS.has(reason);
}

/**
 * Converts a movement to double entry; all entries sum to zero.
 * @throws RangeError for a negative, empty or same-account movement
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
