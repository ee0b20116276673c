import type { StoreView } from '../../../core/store-views';
import type { BonusRules } from '../../../core/totals';
import type { Customer } from '../accounts/customer-repository';
import type { StoredCart } from './cart-repository';

/** From this amount on, in minor units, all of it may be paid with bonuses (S §5, spend_unlimited_bonuses_from). */
const SPEND_UNLIMITED_FROM = 50_000;
/** The share of a smaller amount that may be (S §5, spend_bonuses_proportion). */
const PROPORTION = 0.3;

/**
 * How a cart may be paid with its customer's bonuses; `undefined` when it is nobody's, when they do not want to, or when their
 * account is in another currency than the store's. A vip may spend all of them (A §6).
 */
export function bonusesFor(
  cart: Pick<StoredCart, 'customerId' | 'spendsBonuses'>,
  customer: Customer | undefined,
  store: StoreView,
): BonusRules | undefined {
  if (!cart.spendsBonuses || customer === undefined || customer.id !== cart.customerId) return undefined;
  if (customer.bonus === 0 || customer.currency !== store.i18n.currencyCode) return undefined;
  return {
    account: customer.bonus,
    isVip: customer.roles.includes('vip'),
    spend: true,
    spendUnlimitedFrom: SPEND_UNLIMITED_FROM,
    proportion: PROPORTION,
  };
}
