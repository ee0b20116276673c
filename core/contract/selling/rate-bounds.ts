/** Bounds of the price of one unit of the base currency in a currency. */
export const RATE_BOUNDS = { min: 0.000001, max: 1_000_000 } as const;
