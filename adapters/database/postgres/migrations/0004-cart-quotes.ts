/** Quotes of carriers and tax calculators for a cart, so that its order costs what was shown. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE cart_quote (
     cart_token TEXT COLLATE "C" NOT NULL REFERENCES cart (token) ON DELETE CASCADE,
     kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('shipping', 'tax')),
     key TEXT COLLATE "C" NOT NULL, document TEXT COLLATE "C" NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (cart_token, kind, key))`,
];
