import type { Destination } from './carrier';

/** What is paid for one line of an order. */
export interface TaxableLine {
  /** Names the line in the answer. */
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  /** Tax class of the product, as the shop's tax rules know it. */
  readonly taxClass?: number;
  /** Minor units (hundredths) for all units of the line, after discounts, as the store's prices are: with or without tax. */
  readonly amount: number;
}

/** What a tax calculator is asked. Equal requests are equal JSON, so that an answer can be kept by it. */
export interface TaxRequest {
  /** Code of the store that sells it. */
  readonly store: string;
  /** The currency that amounts are in (ISO 4217). */
  readonly currency: string;
  /** Whether amounts hold the tax already; else it comes on top. */
  readonly pricesIncludeTax: boolean;
  readonly destination: Destination;
  /** Tax class of the customer's group, where it has one of its own. */
  readonly customerClass?: number;
  readonly lines: readonly TaxableLine[];
  /** How it is shipped and what that costs, in minor units; left out where nothing is charged for it. */
  readonly shipping?: { readonly carrier: string; readonly method: string; readonly amount: number };
}

/** The tax of an order, in minor units. */
export interface TaxAnswer {
  /** One for each line of the request, by its id. */
  readonly lines: readonly { readonly id: string; readonly tax: number }[];
  readonly shippingTax: number;
  /** What the taxes are called, as 'NY State Sales Tax 4 %'; at most 10, each of 1 to 100 characters. They are kept with the order. */
  readonly names?: readonly string[] | undefined;
}

/**
 * A calculator of taxes in place of the shop's own rules, for the totals of carts and orders. What product pages and lines show follows the
 * shop's rules as before, because they are shown to many and kept on devices.
 *
 * It is asked outside of every unit of work, for what a cart costs with its address, methods and discounts; the answer is kept with the cart for
 * a day, so that the order costs what was shown. Where it fails or takes too long the shop's rules stand in, which is logged, and it is left
 * alone for ten seconds. A shopper never gets an error for it.
 */
export interface TaxCalculator {
  /** For the log. */
  readonly code: string;
  /** Milliseconds that a shopper waits for it at the most. Default 3000. */
  readonly timeLimitMs?: number;
  /** @param signal aborts when the time is over */
  calculate(request: TaxRequest, signal: AbortSignal): Promise<TaxAnswer>;
}
