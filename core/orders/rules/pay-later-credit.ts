import type { Minor } from '../../kernel/money';

const TIMES_PAID = 3;

export interface PayLaterBalance {
  /** Counts sent orders only: what can still be cancelled earns no trust. */
  readonly paid: Minor;
  readonly owed: Minor;
}

/**
 * Returns true while a customer's unpaid orders stay within three times their payments. Beyond that the limits for new
 * customers apply.
 * @param due in minor units
 */
export function isWithinCredit({ paid, owed }: PayLaterBalance, due: Minor): boolean {
  return owed + due <= TIMES_PAID * paid;
}
