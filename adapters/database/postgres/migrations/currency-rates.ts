/** Rates relate to the base currency of the shop, which need not be the dollar. */
export const CURRENCY_RATES: readonly string[] = [
  `UPDATE commerce SET document = replace(document, '"per_dollar":', '"rate":') WHERE name = 'currency_rates'`,
];
