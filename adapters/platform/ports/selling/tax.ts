import type { Destination } from './carrier';

/** The amount paid for one order line. */
export interface TaxableLine {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly taxClass?: number;
  /** Line total after discounts, in hundredths, also where the currency has no decimals (500 yen are 50000); tax as in the store's prices. */
  readonly amount: number;
}

/** Equal requests serialize to equal JSON, which is the cache key. */
export interface TaxRequest {
  readonly store: string;
  readonly currency: string;
  readonly pricesIncludeTax: boolean;
  readonly destination: Destination;
  readonly customerClass?: number;
  readonly lines: readonly TaxableLine[];
  readonly shipping?: { readonly carrier: string; readonly method: string; readonly amount: number };
}

/** The tax of an order, in hundredths; rounded to whole units where the currency has no decimals. */
export interface TaxAnswer {
  readonly lines: readonly { readonly id: string; readonly tax: number }[];
  readonly shippingTax: number;
  /** Tax names such as 'NY State Sales Tax 4 %'; max 10, 1–100 characters each. */
  readonly names?: readonly string[] | undefined;
}

/**
 * External tax calculation for carts and orders; product pages keep the shop's own rules.
 *
 * Called outside units of work and cached a day with the cart. On failure the shop's rules apply and it is paused for
 * ten seconds; shoppers see no error.
 */
export interface TaxCalculator {
  readonly code: string;
  /** Default 3000. */
  readonly timeLimitMs?: number;
  calculate(request: TaxRequest, signal: AbortSignal): Promise<TaxAnswer>;
}
