import { toMinor, type Minor } from '../kernel/money';
import type { BonusRules } from './totals';

const MILLION = 1_000_000n;

/**
 * Returns the spendable bonuses, rounded down, up to balance and amount.
 * @param step a multiple of it, see `currencyStep`
 */
export function spendableBonuses(amount: Minor, rules: BonusRules, step: Minor = 1): Minor {
  const unlimited = rules.isVip || (rules.spendUnlimitedFrom !== undefined && amount >= rules.spendUnlimitedFrom);
  const share = unlimited ? amount : Number((BigInt(amount) * BigInt(toMinor(rules.proportion, 6))) / MILLION);
  const max = Math.min(share, rules.account, amount);
  return max - (max % step);
}
