import { toMinor, type Minor } from '../kernel/money';
import type { BonusRules } from './totals';

const MILLION = 1_000_000n;

/**
 * How many bonuses may be spent on an amount: all for vip or from `spendUnlimitedFrom` on, else the proportion's
 * share, rounded down; never more than the balance or the amount (S §5).
 */
export function spendableBonuses(amount: Minor, rules: BonusRules): Minor {
  const unlimited = rules.isVip || (rules.spendUnlimitedFrom !== undefined && amount >= rules.spendUnlimitedFrom);
  const share = unlimited ? amount : Number((BigInt(amount) * BigInt(toMinor(rules.proportion, 6))) / MILLION);
  return Math.min(share, rules.account, amount);
}
