import { toMinor, type Minor } from '../kernel/money';
import type { BonusRules } from './totals';

const MILLION = 1_000_000n;

/** Returns the spendable bonuses, rounded down, up to balance and amount. */
export function spendableBonuses(amount: Minor, rules: BonusRules): Minor {
  const unlimited = rules.isVip || (rules.spendUnlimitedFrom !== undefined && amount >= rules.spendUnlimitedFrom);
  const share = unlimited ? amount : Number((BigInt(amount) * BigInt(toMinor(rules.proportion, 6))) / MILLION);
  return Math.min(share, rules.account, amount);
}
