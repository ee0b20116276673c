import { plainAmount } from '../../../core/internal';
import { formatPrice, STORE_VIEWS } from '../../../core/shopper';

/** @param amount in major units */
export function moneyOf(amount: number, currency: string): string {
  const store = STORE_VIEWS.find(({ i18n }) => i18n.currencyCode === currency);
  return store === undefined
    ? `${plainAmount(amount, currency)} ${currency}`
    : formatPrice(Math.round(amount * 100), store.i18n);
}
