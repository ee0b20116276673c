import { currencyRatesOf, type CurrencyRates } from './shop-price';
import { MAIN_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { UTC } from '../../../../core/kernel/is-time-zone';
import { toMinor } from '../../../../core/kernel/money';
import type {
  CommerceData,
  DeliveryCalendarRecord,
  PaymentMethodRecord,
  PromotionRecord,
  ShippingMethodRecord,
  StockPlaceRecord,
} from '../../ports/selling/commerce';

export interface Commerce {
  readonly shipping: readonly ShippingMethodRecord[];
  readonly calendars: readonly DeliveryCalendarRecord[];
  readonly payment: readonly PaymentMethodRecord[];
  /** At least the default location. */
  readonly places: readonly StockPlaceRecord[];
  readonly rates: CurrencyRates;
  /** Active ones, in the order in which they apply. */
  readonly promotions: readonly PromotionRecord[];
  readonly bonuses: BonusShares;
  /** Time zone of the shop. */
  readonly timeZone: string;
}

export interface BonusShares {
  /** From 0 to 1. */
  readonly proportion: number;
  /** Currency → minor units above which bonuses may pay for everything. */
  readonly unlimitedFrom: ReadonlyMap<string, number>;
}

export function commerceOf(data: Partial<CommerceData>, timeZone: string = UTC): Commerce {
  return {
    shipping: data.shipping_methods ?? [],
    calendars: data.delivery_calendars ?? [],
    payment: data.payment_methods ?? [],
    promotions: (data.promotions ?? []).filter(({ active }) => active),
    places: data.stock_places ?? [MAIN_PLACE],
    timeZone,
    rates: currencyRatesOf(data.currency_rates ?? [], data.base_currency),
    bonuses: {
      proportion: data.bonus_rules?.spend_bonuses_proportion ?? 0,
      unlimitedFrom: new Map(
        Object.entries(data.bonus_rules?.spend_unlimited_bonuses_from ?? {}).map(([currency, amount]) => [
          currency,
          toMinor(amount),
        ]),
      ),
    },
  };
}
