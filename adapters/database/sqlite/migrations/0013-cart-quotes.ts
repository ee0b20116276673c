/** Quotes of carriers and tax calculators for a cart, so that its order costs what was shown. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE cart_quote (
     cart_token TEXT NOT NULL REFERENCES cart (token) ON DELETE CASCADE, kind TEXT NOT NULL CHECK (kind IN ('shipping', 'tax')),
     key TEXT NOT NULL, document TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (cart_token, kind, key)) STRICT, WITHOUT ROWID`,
];
