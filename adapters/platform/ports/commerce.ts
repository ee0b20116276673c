import type { DeliveryCalendarRecord } from '../../../core/contract/commerce-rules';
import type { AbroadTerms } from '../../../core/delivery';
import type { Language } from './catalogue-data';

/** What a shopper reads, in the languages that it was written in; English stands in for the others. */
export type MerchantWords = Readonly<Partial<Record<Language, string | undefined>>> & { readonly en: string };

/** A way to ship as the merchant sets it. Amounts are US dollars; other currencies charge the shop price of it. */
export interface ShippingMethodRecord {
  readonly method_code: string;
  readonly carrier_code: string;
  readonly method_title: MerchantWords;
  readonly carrier_title?: MerchantWords | undefined;
  readonly amount: number;
  /** Net order value from which it is free (S §5); 0 for never. */
  readonly limit?: number | undefined;
  /** Working days from when the parcel leaves until it is there, at the most. */
  readonly days_to_delivery?: number | undefined;
  /** The same at the least; as many where it is left out. */
  readonly least_days_to_delivery?: number | undefined;
  /** Price and days outside the store's country; left out where they are the same. */
  readonly abroad?: AbroadTerms | undefined;
  /** Not offered outside the store's country. */
  readonly domestic_only?: boolean | undefined;
  readonly default?: boolean | undefined;
  /** Whether it may be chosen without a network. */
  readonly offline?: boolean | undefined;
}

/** A way to pay as the merchant sets it. */
export interface PaymentMethodRecord {
  readonly code: string;
  readonly title: MerchantWords;
  readonly default?: boolean | undefined;
  /** Whether the shopper is sent to a payment page. */
  readonly redirect?: boolean | undefined;
  /** Orders are sent only once they are paid; on for bank transfers where nothing is said (`isSentOnlyPaid`). */
  readonly send_when_paid?: boolean | undefined;
  /**
   * Nothing is charged for goods and shipping: for `promo`, by which bloggers order products to show, alone. A blogger who has `most_unshown`
   * units that were neither shown nor put away is not offered more.
   */
  readonly free?: { readonly most_unshown: number } | undefined;
  /**
   * What a customer who pays so is given (S §5): percent of the subtotal, from a minimum on and rounded up to a step. Minimum and step are
   * major units by currency, figures that a shop would print; in a currency that is not named nothing is given.
   */
  readonly discount?:
    | {
        readonly percent: number;
        readonly minimum: Readonly<Record<string, number>>;
        readonly step: Readonly<Record<string, number>>;
      }
    | undefined;
}

/** What a dollar price becomes in a currency where a product has no price of its own in it. Amounts are major units of the currency. */
export interface CurrencyRateRecord {
  readonly currency: string;
  readonly per_dollar: number;
  /** Prices from ten steps on end on a multiple of it, less `below`: 50, then 49.95. */
  readonly step: number;
  /** Smaller prices end on a multiple of this. */
  readonly small_step: number;
  readonly below: number;
}

/** What a class of products or customers is called, by which tax tables choose. */
export interface TaxClassRecord {
  readonly of: 'customer' | 'product';
  /** That of products and tax tables; 0 of products is what is not taxed. */
  readonly number: number;
  readonly title: MerchantWords;
}

/** How much of an order customers may pay with their bonuses (S §5). */
export interface BonusRulesRecord {
  /** The share of an order that may be, from 0 to 1. */
  readonly spend_bonuses_proportion: number;
  /** The amount from which all of it may be, in major units by currency; in a currency that is not named it never may. */
  readonly spend_unlimited_bonuses_from: Readonly<Record<string, number>>;
}

/** By what bloggers earn, and when they are paid. What an order earns follows from the rules of the day on which it is placed. */
export interface RoyaltyRulesRecord {
  /** Percent of what was paid for the goods. */
  readonly profit_percent: number;
  /** The same in bonuses. */
  readonly bonus_percent: number;
  /** Days after the arrival in which an order may come back; what it earns is confirmed after them. */
  readonly return_days: number;
  /** Less is carried on, in major units by currency; in a currency that is not named anything is paid. */
  readonly payout_minimum: Readonly<Record<string, number>>;
  /** Day of the month, from 1 to 28. */
  readonly payout_day: number;
}

export type { DeliveryCalendarRecord };

/** What a merchant sets about selling. The order of the methods is that in which shoppers see them; the first is selected for them (S §4). */
export interface CommerceData {
  readonly shipping_methods: readonly ShippingMethodRecord[];
  /** Cut-off hours, working days and holidays by country. The calendar of another country counts where a country has none. */
  readonly delivery_calendars: readonly DeliveryCalendarRecord[];
  readonly payment_methods: readonly PaymentMethodRecord[];
  readonly currency_rates: readonly CurrencyRateRecord[];
  readonly tax_classes: readonly TaxClassRecord[];
  readonly bonus_rules: BonusRulesRecord;
  readonly royalty_rules: RoyaltyRulesRecord;
}

/** Ways to ship, their calendars, ways to pay, rates of currencies, names of tax classes, rules of bonuses and royalties: each is written and read as a whole. */
export interface CommerceRepository {
  /** What was ever written. */
  read(): Promise<Partial<CommerceData>>;
  /** Writes what is given; each takes the place of the one before. */
  write(data: Partial<CommerceData>): Promise<void>;
}
