import type { PromotionTerms } from '../contract/selling/promotion-terms';
import { specialPriceWindow } from '../pricing';

/** Fault of a member, with the path of the member. */
export interface TermFault {
  readonly field: string;
  readonly message: string;
}

/** Validates conditions across fields. */
export function termFaults({ starts_at: starts, ends_at: ends }: PromotionTerms): readonly TermFault[] {
  const { from, to } = specialPriceWindow({ special_from_date: starts, special_to_date: ends });
  if (from === undefined || to === undefined || from <= to) return [];
  return [{ field: 'ends_at', message: `ends_at must not be before starts_at, ${String(starts)}` }];
}
