/** Where something goes to, as far as it is known. */
export interface Destination {
  /** Two letters (ISO 3166). */
  readonly country: string;
  readonly region?: string;
  /** The shop's own number of the state or region, as tax rules name it. */
  readonly regionId?: number;
  readonly postcode?: string;
  readonly city?: string;
}

/** So many of one product that have to be sent. Nothing that is only downloaded is among them. */
export interface ShippedLine {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  /** One unit in minor units (hundredths) of the currency, as the store's prices are: with or without tax. */
  readonly unitPrice: number;
  /** Grams of one unit, where the catalogue says what it weighs. */
  readonly weight?: number;
}

/** What is to be sent. Equal requests are equal JSON, so that an answer can be kept by it. */
export interface ShippingRequest {
  /** Code of the store that sells it. */
  readonly store: string;
  /** The currency that amounts are in and quotes are asked for (ISO 4217). */
  readonly currency: string;
  /** Language of the titles: 'de', 'en', 'ru', 'uk' or 'zh'. */
  readonly language: string;
  readonly destination: Destination;
  readonly lines: readonly ShippedLine[];
  /** What the lines cost before discounts, in minor units. */
  readonly subtotal: number;
}

/** A way to ship at a price. */
export interface ShippingQuote {
  /** What the carrier calls it: 1 to 40 lower-case letters, digits, dashes or underscores. Shoppers' devices know it as 'carrier-service'. */
  readonly service: string;
  /** What the shopper reads, 1 to 100 characters. */
  readonly title: string;
  /** Minor units (hundredths) of the request's currency, with or without tax as the store's prices are. A whole number, not negative. */
  readonly amount: number;
  /** Days from the order until it is there: a whole number from 0 to 365. */
  readonly daysToDelivery?: number | undefined;
}

/**
 * A carrier, or a service that asks several, whose prices depend on what is sent and where to. Its quotes stand behind the ways to ship that the
 * merchant has set in a list, which are the carrier that every shop has.
 *
 * It is asked outside of every unit of work, when a shopper looks at the ways to ship or orders by one of them. What it quoted is kept with the
 * cart: shown for 15 minutes, and honoured in an order for 45. One that fails, or takes too long, is left out and logged, and left alone for
 * ten seconds; what it quoted for the same cart within a day stands in for it. A shopper never gets an error for it.
 */
export interface ShippingCarrier {
  /** 1 to 20 lower-case letters, digits or underscores; no other carrier of the shop has it. */
  readonly code: string;
  /** What shoppers call it; left out where titles of quotes say it all. */
  readonly title?: string;
  /** Milliseconds that a shopper waits for it at the most. Default 3000. */
  readonly timeLimitMs?: number;
  /**
   * The ways to ship this, at most 20; none where the carrier does not go there.
   * @param signal aborts when the time is over
   */
  quotes(request: ShippingRequest, signal: AbortSignal): Promise<readonly ShippingQuote[]>;
}
