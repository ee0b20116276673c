import type { StockPlaceRecord } from '../../../../core/contract/catalogue/stock-places';
import type { DeliveryCalendarRecord } from '../../../../core/contract/selling/commerce-rules';
import type { PromotionRecord } from '../../../../core/contract/selling/promotion-rules';
import type { AbroadTerms } from '../../../../core/delivery';
import type { Language } from '../catalogue/catalogue-data';

/** Shopper-facing text by language, with English as fallback. */
export type MerchantWords = Readonly<Partial<Record<Language, string | undefined>>> & { readonly en: string };

/** Amounts are in the base currency of the shop, converted for others. */
export interface ShippingMethodRecord {
  readonly method_code: string;
  readonly carrier_code: string;
  readonly method_title: MerchantWords;
  readonly carrier_title?: MerchantWords | undefined;
  readonly amount: number;
  /** Net order value for free shipping; 0 for never. */
  readonly limit?: number | undefined;
  /** Max working days in transit. */
  readonly days_to_delivery?: number | undefined;
  /** Min working days; defaults to the max. */
  readonly least_days_to_delivery?: number | undefined;
  /** Defaults to the domestic terms. */
  readonly abroad?: AbroadTerms | undefined;
  /** Not offered abroad. */
  readonly domestic_only?: boolean | undefined;
  readonly default?: boolean | undefined;
  readonly offline?: boolean | undefined;
}

/** A payment method as the merchant configures it. */
export interface PaymentMethodRecord {
  readonly code: string;
  readonly title: MerchantWords;
  readonly default?: boolean | undefined;
  readonly redirect?: boolean | undefined;
  /** Defaults to true for bank transfers (`isSentOnlyPaid`). */
  readonly send_when_paid?: boolean | undefined;
  readonly free?: { readonly most_unshown: number } | undefined;
  /** Payment discount in percent; minimum and rounding step in major units, per listed currency. */
  readonly discount?:
    | {
        readonly percent: number;
        readonly minimum: Readonly<Record<string, number>>;
        readonly step: Readonly<Record<string, number>>;
      }
    | undefined;
}

/** Converts prices of the base currency for products without own prices; amounts in major units. */
export interface CurrencyRateRecord {
  readonly currency: string;
  /** Price of one unit of the base currency. */
  readonly rate: number;
  /** In major units: large prices end on a multiple of it, less `below`: 50, then 49.95. */
  readonly step: number;
  readonly small_step: number;
  readonly below: number;
}

export interface TaxClassRecord {
  readonly of: 'customer' | 'product';
  readonly number: number;
  readonly title: MerchantWords;
}

export interface BonusRulesRecord {
  /** Share of the order, 0 to 1. */
  readonly spend_bonuses_proportion: number;
  /** In major units by currency; without an entry there is no unlimited use. */
  readonly spend_unlimited_bonuses_from: Readonly<Record<string, number>>;
}

export interface RoyaltyRulesRecord {
  /** Percent of the price of goods. */
  readonly profit_percent: number;
  /** In percent. */
  readonly bonus_percent: number;
  /** Discount in percent by a blogger's code typed as a coupon; default 0. */
  readonly code_discount_percent?: number | undefined;
  /** Earnings are confirmed after this return window. */
  readonly return_days: number;
  /** In major units by currency; smaller amounts carry over. */
  readonly payout_minimum: Readonly<Record<string, number>>;
  /** 1 to 28. */
  readonly payout_day: number;
}

export type { DeliveryCalendarRecord, PromotionRecord, StockPlaceRecord };

/** Methods keep their display order; the first is preselected. */
export interface CommerceData {
  /** ISO 4217; fixed once the shop has prices. */
  readonly base_currency: string;
  readonly shipping_methods: readonly ShippingMethodRecord[];
  readonly delivery_calendars: readonly DeliveryCalendarRecord[];
  /** With the default place. */
  readonly stock_places: readonly StockPlaceRecord[];
  readonly payment_methods: readonly PaymentMethodRecord[];
  readonly currency_rates: readonly CurrencyRateRecord[];
  /** In the order in which they apply. */
  readonly promotions: readonly PromotionRecord[];
  readonly tax_classes: readonly TaxClassRecord[];
  readonly bonus_rules: BonusRulesRecord;
  readonly royalty_rules: RoyaltyRulesRecord;
}

export interface CommerceRepository {
  read(): Promise<Partial<CommerceData>>;
  /** Time zone of the settings, as stored. */
  timeZone(): Promise<string | undefined>;
  write(data: Partial<CommerceData>): Promise<void>;
}
