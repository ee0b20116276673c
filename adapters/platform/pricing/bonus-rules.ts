import type { StoreView } from '../../../core/store-views';
import type { BonusRules } from '../../../core/totals';
import type { BonusShares } from '../commerce/commerce';
import type { Customer } from '../ports/customers';
import type { StoredCart } from '../ports/carts';

/**
 * How a cart may be paid, by the merchant's rules, with its customer's bonuses; `undefined` when it is nobody's, when they have none, or when their account
 * is in another currency than the store's. A vip may spend all of them (A §6). Whether they want to is said apart (`spend`).
 */
export function bonusesFor(
  cart: Pick<StoredCart, 'customerId' | 'spendsBonuses'>,
  customer: Customer | undefined,
  store: StoreView,
  { proportion, unlimitedFrom }: BonusShares,
): BonusRules | undefined {
  if (customer === undefined || customer.id !== cart.customerId) return undefined;
  if (customer.bonus === 0 || customer.currency !== store.i18n.currencyCode) return undefined;
  return {
    account: customer.bonus,
    isVip: customer.roles.includes('vip'),
    spend: cart.spendsBonuses,
    spendUnlimitedFrom: unlimitedFrom.get(store.i18n.currencyCode),
    proportion,
  };
}
