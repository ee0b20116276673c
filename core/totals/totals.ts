import type { TaxPart } from '../contract/orders/tax-part';
import type { Minor } from '../kernel/money';
import type { AppliedPromotion, CartPromotion } from '../promotions';

/** `unitPrice` is net or gross by `pricesIncludeTax`. */
export interface TotalsLine {
  readonly id: string | number;
  /** Identifies the line in the scope of promotions and coupons. */
  readonly sku?: string | undefined;
  readonly unitPrice: Minor;
  readonly qty: number;
  /** Percent, may be fractional. */
  readonly taxRate: number;
  /** Rates that add up to `taxRate`; names in them are shown with the totals. */
  readonly taxParts?: readonly TaxPart[] | undefined;
  /** Not discountable and payable only with money. */
  readonly isGiftCard?: boolean | undefined;
}

export interface TotalsShipping {
  readonly amount: Minor;
  /** Free shipping from this net order value. */
  readonly limit?: Minor | undefined;
  readonly taxRate: number;
  /** The buyer collects the goods in a shop. Default false. */
  readonly isCollected?: boolean | undefined;
}

export interface TotalsCoupon {
  readonly code: string;
  readonly type: 'percent' | 'fixed' | 'free_delivery';
  /** Percent or minor units by type; ignored for 'free_delivery'. */
  readonly value: number;
  /** SKUs in scope; undefined for all goods. */
  readonly skus?: readonly string[] | undefined;
  /** Sum of the goods in scope from which it applies. */
  readonly minimum?: Minor | undefined;
}

export interface PaymentDiscount {
  readonly percent: number;
  readonly minimum: Minor;
  /** Rounds up to a multiple of this; 1 for none. */
  readonly step: Minor;
  readonly freeDelivery?: boolean | undefined;
}

export interface BonusRules {
  readonly account: Minor;
  readonly isVip: boolean;
  readonly spend: boolean;
  /** Amount from which bonuses may pay everything; undefined for never. */
  readonly spendUnlimitedFrom?: Minor | undefined;
  /** 0–1. */
  readonly proportion: number;
}

export interface TotalsGiftCard {
  readonly id: string;
  readonly code: string;
  readonly balance: Minor;
  /** Part of `balance` that was not paid for; it changes no total. Default 0. */
  readonly goodwillLeft?: Minor | undefined;
}

/** Externally calculated taxes, in minor units. */
export interface OrderTaxes {
  /** After discounts, in line order. */
  readonly lines: readonly Minor[];
  readonly shipping: Minor;
  readonly names?: readonly string[] | undefined;
}

export interface TotalsInput {
  readonly lines: readonly TotalsLine[];
  /** Smallest amount of the currency (`currencyStep`): each amount is a multiple of it. Default 1. */
  readonly step?: Minor | undefined;
  readonly pricesIncludeTax: boolean;
  /** No tax is charged unless the goods are collected: prices that contain it drop to their net. Default false. */
  readonly isTaxExempt?: boolean | undefined;
  readonly shipping?: TotalsShipping | undefined;
  /** In the order in which they apply. */
  readonly promotions?: readonly CartPromotion[] | undefined;
  readonly coupon?: TotalsCoupon | undefined;
  readonly paymentDiscount?: PaymentDiscount | undefined;
  readonly bonuses?: BonusRules | undefined;
  readonly giftCards?: readonly TotalsGiftCard[] | undefined;
  readonly taxes?: OrderTaxes | undefined;
}

/** `row_total` is before discounts, net or gross like the store's prices. */
export interface TotalsRow {
  readonly id: string | number;
  readonly qty: number;
  readonly unitPrice: Minor;
  readonly unitPriceInclTax: Minor;
  readonly row_total: Minor;
  readonly row_total_incl_tax: Minor;
  readonly discount: Minor;
  readonly tax: Minor;
}

export type SegmentCode =
  | 'subtotal'
  | 'shipping'
  | PromotionSegment
  | 'discount'
  | 'payment_discount'
  | 'tax'
  | 'bonuses'
  | 'gift_card'
  | 'grand_total';

/** One row for each promotion, with its code. */
export type PromotionSegment = `promotion:${string}`;

export interface GiftCardLine {
  readonly line: number;
  readonly paid: Minor;
}

/** All values except 'grand_total' sum to it. */
export interface Segment {
  readonly code: SegmentCode;
  readonly value: Minor;
  /** Tax included in prices, for information; `value` is then 0. */
  readonly valueIncluded?: Minor | undefined;
  /** Replaces the usual title. */
  readonly title?: string | undefined;
  readonly names?: readonly string[] | undefined;
}

/** In minor units; net or gross like the store's prices unless 'InclTax'. */
export interface Totals {
  readonly rows: readonly TotalsRow[];
  readonly subtotal: Minor;
  readonly subtotalInclTax: Minor;
  readonly shipping: Minor;
  readonly shippingInclTax: Minor;
  /** Positive. */
  readonly discount: Minor;
  readonly promotions: readonly AppliedPromotion[];
  readonly couponDiscount: Minor;
  /** The coupon ships for free: its minimum is reached and goods are in its scope. */
  readonly couponFreeDelivery: boolean;
  /** A promotion or the coupon grants it. */
  readonly freeDelivery: boolean;
  readonly paymentDiscount: Minor;
  readonly tax: Minor;
  /** No tax is charged, and prices are net. */
  readonly isTaxExempt?: boolean;
  readonly bonuses: Minor;
  readonly giftCardLines: readonly GiftCardLine[];
  readonly giftCards: Minor;
  readonly grandTotal: Minor;
  readonly segments: readonly Segment[];
}
