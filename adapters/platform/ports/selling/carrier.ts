/** Known parts of a shipping destination. */
export interface Destination {
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly region?: string;
  readonly regionId?: number;
  readonly postcode?: string;
  readonly city?: string;
}

/** Quantity of one product to ship; excludes downloads. */
export interface ShippedLine {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  /** In hundredths, also where the currency has no decimals (500 yen are 50000); tax as in the store's prices. */
  readonly unitPrice: number;
  /** In grams, if known. */
  readonly weight?: number;
}

/** Equal requests serialize to equal JSON, which is the cache key. */
export interface ShippingRequest {
  readonly store: string;
  readonly currency: string;
  readonly language: string;
  readonly destination: Destination;
  readonly lines: readonly ShippedLine[];
  /** Before discounts, in hundredths. */
  readonly subtotal: number;
}

/** A shipping service with its price. */
export interface ShippingQuote {
  /** 1–40 lower-case letters, digits, dashes or underscores; appears as 'carrier-service'. */
  readonly service: string;
  readonly title: string;
  readonly amount: number;
  /** Integer from 0 to 365. */
  readonly daysToDelivery?: number | undefined;
}

/**
 * A carrier with live rates, listed after the shop's own methods.
 *
 * Queried outside units of work. Quotes are shown for 15 minutes and honoured for 45. A failing carrier is paused for
 * ten seconds, and its quotes of the last day stand in; shoppers see no error.
 */
export interface ShippingCarrier {
  /** 1–20 lower-case letters, digits or underscores; unique in the shop. */
  readonly code: string;
  readonly title?: string;
  /** Default 3000. */
  readonly timeLimitMs?: number;
  /**
   * Max 20 quotes; empty if the destination is not served.
   * @param signal aborts on timeout
   */
  quotes(request: ShippingRequest, signal: AbortSignal): Promise<readonly ShippingQuote[]>;
}
