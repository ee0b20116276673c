import { lookUp } from '../../../core/kernel/look-up';
import type { StoreView } from '../../../core/store-views';
import type { BonusRules } from '../../../core/totals';
import type { Customer } from '../ports/customers';
import type { StoredCart } from '../ports/carts';

/** From this amount on, in minor units of each currency, all of it may be paid with bonuses (S §5, spend_unlimited_bonuses_from). */
const SPEND_UNLIMITED_FROM: Readonly<Record<string, number>> = { USD: 50_000, EUR: 50_000, RUB: 4_500_000 };
/** The share of a smaller amount that may be (S §5, spend_bonuses_proportion). */
const PROPORTION = 0.3;

/**
 * How a cart may be paid with its customer's bonuses; `undefined` when it is nobody's, when they have none, or when their account
 * is in another currency than the store's. A vip may spend all of them (A §6). Whether they want to is said apart (`spend`).
 */
export function bonusesFor(
  cart: Pick<StoredCart, 'customerId' | 'spendsBonuses'>,
  customer: Customer | undefined,
  store: StoreView,
): BonusRules | undefined {
  if (customer === undefined || customer.id !== cart.customerId) return undefined;
  if (customer.bonus === 0 || customer.currency !== store.i18n.currencyCode) return undefined;
  return {
    account: customer.bonus,
    isVip: customer.roles.includes('vip'),
    spend: cart.spendsBonuses,
    spendUnlimitedFrom: lookUp(SPEND_UNLIMITED_FROM, store.i18n.currencyCode),
    proportion: PROPORTION,
  };
}
