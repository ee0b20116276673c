import type { Minor } from '../kernel/money';

/** Action of a promotion or coupon, in minor units. */
export type RuleAction =
  | { readonly kind: 'percent'; readonly percent: number }
  /** With `of`, the amount belongs to goods of that price: cheaper ones get their share of it. */
  | { readonly kind: 'fixed'; readonly amount: Minor; readonly of?: Minor | undefined }
  | { readonly kind: 'free_delivery' }
  /** Discounts the cheapest `reduced` of every `units` units in scope. */
  | { readonly kind: 'buy_get'; readonly units: number; readonly reduced: number; readonly percent: number }
  | { readonly kind: 'tiers'; readonly tiers: readonly Tier[] };

/** Percent off from a sum of goods in scope. */
export interface Tier {
  readonly from: Minor;
  readonly percent: number;
}

/** Scope, minimum and action of an active promotion or coupon, for one cart. */
export interface CartRule {
  /** SKUs of the cart in scope; undefined for all goods. */
  readonly skus?: readonly string[] | undefined;
  /** Sum of the goods in scope, before discounts. */
  readonly minimum?: Minor | undefined;
  readonly action: RuleAction;
}

/** Promotion that is active for a cart. */
export interface CartPromotion extends CartRule {
  readonly code: string;
  /** In the language of the store. */
  readonly name: string;
  /** Combines with no other promotion. */
  readonly exclusive?: boolean | undefined;
}

/** Cart line, as input of promotions. */
export interface CartGoods {
  readonly sku: string;
  readonly qty: number;
  readonly unitPrice: Minor;
  /** Row price less earlier discounts; 0 for gift cards and lines out of scope. */
  readonly left: Minor;
}
