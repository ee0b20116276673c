/** Finds the carts that were joined with one, without looking at all of them: orders of those wait for their payment still. */
export const STATEMENTS: readonly string[] = [
  'CREATE INDEX cart_joined ON cart (joined_into) WHERE joined_into IS NOT NULL',
];
