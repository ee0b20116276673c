import { toMinor } from '../../../core/kernel/money';
import type { RoyaltyRulesRecord } from '../ports/commerce';
import type { Repositories } from '../ports/database';

/** A shop whose rules were never set pays nobody. */
export const NO_ROYALTIES: RoyaltyRulesRecord = {
  profit_percent: 0,
  bonus_percent: 0,
  return_days: 0,
  payout_minimum: {},
  payout_day: 1,
};

/** The merchant's rules as they are set now: read each time, so that the next order goes by what was just set. */
export async function royaltyRulesOf({ commerce }: Pick<Repositories, 'commerce'>): Promise<RoyaltyRulesRecord> {
  return (await commerce.read()).royalty_rules ?? NO_ROYALTIES;
}

/** From what on an account is paid out, in minor units. */
export function payoutMinimum({ payout_minimum: minimum }: RoyaltyRulesRecord, currency: string): number {
  return toMinor(new Map(Object.entries(minimum)).get(currency) ?? 0);
}
