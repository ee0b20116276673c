import type { StoreView } from '../../../../core/store-views';
import type { BonusRules } from '../../../../core/totals';
import type { BonusShares } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { StoredCart } from '../../ports/selling/carts';

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
