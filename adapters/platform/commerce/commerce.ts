import { currencyRatesOf, type CurrencyRates } from './shop-price';
import type { CommerceData, PaymentMethodRecord, ShippingMethodRecord } from '../ports/commerce';

/** What the merchant has set about selling, ready to be used. */
export interface Commerce {
  readonly shipping: readonly ShippingMethodRecord[];
  readonly payment: readonly PaymentMethodRecord[];
  readonly rates: CurrencyRates;
}

/** Makes ready what is kept. What was never set is empty: a shop has it all since it was opened. */
export function commerceOf(data: Partial<CommerceData>): Commerce {
  return {
    shipping: data.shipping_methods ?? [],
    payment: data.payment_methods ?? [],
    rates: currencyRatesOf(data.currency_rates ?? []),
  };
}
