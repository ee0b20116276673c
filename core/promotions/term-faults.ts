import type { PromotionTerms } from '../contract/selling/promotion-terms';
import { saleDaysIn, specialPriceWindow } from '../pricing';

/** Fault of a member, with the path of the member. */
export interface TermFault {
  readonly field: string;
  readonly message: string;
}

/**
 * Validates conditions across fields.
 * @param timeZone of the shop, in which bare dates begin and end
 */
export function termFaults(
  { starts_at: starts, ends_at: ends }: PromotionTerms,
  timeZone: string,
): readonly TermFault[] {
  const { from, to } = specialPriceWindow(saleDaysIn({ special_from_date: starts, special_to_date: ends }, timeZone));
  if (from === undefined || to === undefined || from <= to) return [];
  return [{ field: 'ends_at', message: `ends_at must not be before starts_at, ${String(starts)}` }];
}
