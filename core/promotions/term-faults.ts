import type { PromotionTerms } from '../contract/selling/promotion-terms';
import { decimalsFault } from '../kernel/currency';
import { saleDaysIn, specialPriceWindow } from '../pricing';

/** Fault of a member, with the path of the member. */
export interface TermFault {
  readonly field: string;
  readonly message: string;
}

/** Terms of the shop that conditions refer to. */
export interface TermShop {
  /** In which bare dates begin and end. */
  readonly timeZone: string;
  /** Currency of amounts. */
  readonly base: string;
}

/** Says why the base currency cannot have an amount, with the path of the member. */
export function amountFaults(amount: string | null | undefined, field: string, base: string): readonly TermFault[] {
  const fault = decimalsFault(Number(amount ?? 0), base);
  return fault === undefined ? [] : [{ field, message: `${field} ${fault}` }];
}

/** Validates conditions across fields. */
export function termFaults(
  { minimum, starts_at: starts, ends_at: ends }: PromotionTerms,
  { timeZone, base }: TermShop,
): readonly TermFault[] {
  const faults = amountFaults(minimum, 'minimum', base);
  const { from, to } = specialPriceWindow(saleDaysIn({ special_from_date: starts, special_to_date: ends }, timeZone));
  if (from === undefined || to === undefined || from <= to) return faults;
  return [...faults, { field: 'ends_at', message: `ends_at must not be before starts_at, ${String(starts)}` }];
}
