/** Shared carts: a copy of the lines under a code that does not reveal the cart. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE cart_share (
     code TEXT PRIMARY KEY, cart_token TEXT NOT NULL REFERENCES cart (token) ON DELETE CASCADE,
     lines TEXT NOT NULL, shared_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE INDEX cart_share_cart ON cart_share (cart_token, shared_at)`,
];
