import { toMinor } from '../../../../core/kernel/money';
import type { RoyaltyRulesRecord } from '../../ports/selling/commerce';
import type { Repositories } from '../../ports/database';

export const NO_ROYALTIES: RoyaltyRulesRecord = {
  profit_percent: 0,
  bonus_percent: 0,
  return_days: 0,
  payout_minimum: {},
  payout_day: 1,
};

/** Not cached, so that new rules apply to the next order. */
export async function royaltyRulesOf({ commerce }: Pick<Repositories, 'commerce'>): Promise<RoyaltyRulesRecord> {
  return (await commerce.read()).royalty_rules ?? NO_ROYALTIES;
}

/** Minor units. */
export function payoutMinimum({ payout_minimum: minimum }: RoyaltyRulesRecord, currency: string): number {
  return toMinor(new Map(Object.entries(minimum)).get(currency) ?? 0);
}
