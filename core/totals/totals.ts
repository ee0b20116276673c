import type { Minor } from '../kernel/money';

/** A line to be priced. `unitPrice` is net or gross as the store's prices are (`pricesIncludeTax`). */
export interface TotalsLine {
  readonly id: string | number;
  readonly unitPrice: Minor;
  readonly qty: number;
  /** Percent; may have decimals. */
  readonly taxRate: number;
  /** It is money: no discount reduces it, and money alone pays for it. */
  readonly isGiftCard?: boolean | undefined;
}

export interface TotalsShipping {
  /** What the method costs, net or gross as the store's prices are. */
  readonly amount: Minor;
  /** Shipping is free from this net order value on. */
  readonly limit?: Minor | undefined;
  /** Percent. */
  readonly taxRate: number;
}

export interface TotalsCoupon {
  readonly code: string;
  readonly type: 'percent' | 'fixed' | 'free_delivery';
  /** Percent for 'percent', minor units for 'fixed', not read for 'free_delivery'. */
  readonly value: number;
}

/** A discount for a way to pay. */
export interface PaymentDiscount {
  readonly percent: number;
  /** The subtotal of goods from which it is given. */
  readonly minimum: Minor;
  /** The discount is rounded up to a multiple of this; 1 for none. */
  readonly step: Minor;
  /** Whether shipping is free with it, from the same subtotal on. */
  readonly freeDelivery?: boolean | undefined;
}

export interface BonusRules {
  /** The customer's balance. */
  readonly account: Minor;
  readonly isVip: boolean;
  /** Whether the customer wants to spend them on this cart. */
  readonly spend: boolean;
  /** The amount from which all of it may be paid with bonuses (spend_unlimited_bonuses_from); left out: never. */
  readonly spendUnlimitedFrom?: Minor | undefined;
  /** The share of the amount that may be paid with bonuses otherwise (spend_bonuses_proportion), from 0 to 1. */
  readonly proportion: number;
}

/** A gift card that pays for a cart. */
export interface TotalsGiftCard {
  readonly id: string;
  /** With all but its last four characters hidden. */
  readonly code: string;
  /** What of it is left. */
  readonly balance: Minor;
}

/** Taxes that somebody else worked out, in place of those by rates; minor units. */
export interface OrderTaxes {
  /** Of what is left of each line after its discount, in the order of the lines. */
  readonly lines: readonly Minor[];
  readonly shipping: Minor;
  /** What they are called. */
  readonly names?: readonly string[] | undefined;
}

export interface TotalsInput {
  readonly lines: readonly TotalsLine[];
  /** Whether prices hold the tax already; else it comes on top. */
  readonly pricesIncludeTax: boolean;
  /** Left out while no method is chosen: nothing is charged, and no segment says so. */
  readonly shipping?: TotalsShipping | undefined;
  readonly coupon?: TotalsCoupon | undefined;
  readonly paymentDiscount?: PaymentDiscount | undefined;
  readonly bonuses?: BonusRules | undefined;
  /** Spent one after the other. */
  readonly giftCards?: readonly TotalsGiftCard[] | undefined;
  /** By default the rates of lines and shipping tax them. */
  readonly taxes?: OrderTaxes | undefined;
}

/** A priced line. `row_total` is in the store's mode, before discounts. */
export interface TotalsRow {
  readonly id: string | number;
  readonly qty: number;
  readonly unitPrice: Minor;
  readonly unitPriceInclTax: Minor;
  readonly row_total: Minor;
  readonly row_total_incl_tax: Minor;
  /** This line's part of all discounts; the parts sum to the whole. */
  readonly discount: Minor;
  /** Tax of this line after its discount. */
  readonly tax: Minor;
}

export type SegmentCode =
  | 'subtotal'
  | 'shipping'
  | 'discount'
  | 'payment_discount'
  | 'tax'
  | 'bonuses'
  | 'gift_card'
  | 'grand_total';

/** A line of gift cards, and what it costs with its tax. */
export interface GiftCardLine {
  /** Its place among the lines, from 0 on. */
  readonly line: number;
  readonly paid: Minor;
}

/** One line of the sum under a cart. All values but that of 'grand_total' sum to it. */
export interface Segment {
  readonly code: SegmentCode;
  readonly value: Minor;
  /** Tax that prices already hold: shown for information, `value` is then 0. */
  readonly valueIncluded?: Minor | undefined;
  /** What the taxes are called, where somebody said so. */
  readonly names?: readonly string[] | undefined;
}

/** All figures in minor units. Those without 'InclTax' are in the store's mode: net or gross as its prices are. */
export interface Totals {
  readonly rows: readonly TotalsRow[];
  readonly subtotal: Minor;
  readonly subtotalInclTax: Minor;
  readonly shipping: Minor;
  readonly shippingInclTax: Minor;
  /** Everything taken off: `couponDiscount` and `paymentDiscount`. Not negative. */
  readonly discount: Minor;
  readonly couponDiscount: Minor;
  readonly paymentDiscount: Minor;
  /** All tax of the order, be it inside the prices or on top. */
  readonly tax: Minor;
  /** Paid with bonuses. */
  readonly bonuses: Minor;
  /** Lines of gift cards, which neither bonuses nor gift cards pay for. */
  readonly giftCardLines: readonly GiftCardLine[];
  /** Paid with gift cards: a payment, so that nothing else of the totals is another by it. */
  readonly giftCards: Minor;
  /** What remains to be paid. */
  readonly grandTotal: Minor;
  readonly segments: readonly Segment[];
}
