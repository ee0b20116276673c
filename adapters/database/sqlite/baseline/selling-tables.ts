/** Tables of the selling module. */
export const TABLES: readonly string[] = [
  `CREATE TABLE coupon (
    code TEXT PRIMARY KEY COLLATE NOCASE,
    kind TEXT NOT NULL CHECK (kind IN ('percent', 'fixed', 'free_delivery')), value TEXT NOT NULL,
    active INTEGER NOT NULL, source TEXT NOT NULL DEFAULT 'shop', uses_total INTEGER, uses_per_customer INTEGER,
    first_order_only INTEGER NOT NULL DEFAULT 0
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE cart (
    token TEXT PRIMARY KEY, store_code TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'ordered', 'closed')), coupon TEXT, shipping_method TEXT,
    shipping_carrier TEXT, payment_method TEXT, address TEXT, billing_address TEXT,
    next_item INTEGER NOT NULL DEFAULT 1, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
    customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL, spends_bonuses INTEGER NOT NULL DEFAULT 0,
    revision INTEGER NOT NULL DEFAULT 0, joined_into TEXT
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE cart_line (
    cart_token TEXT NOT NULL REFERENCES cart (token) ON DELETE CASCADE, item_id INTEGER NOT NULL,
    sku TEXT NOT NULL, parent_sku TEXT, qty INTEGER NOT NULL CHECK (qty BETWEEN 1 AND 10000),
    choice TEXT NOT NULL, PRIMARY KEY (cart_token, item_id), UNIQUE (cart_token, sku, choice)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE cart_share (
    code TEXT PRIMARY KEY, cart_token TEXT NOT NULL REFERENCES cart (token) ON DELETE CASCADE,
    lines TEXT NOT NULL, shared_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE cart_quote (
    cart_token TEXT NOT NULL REFERENCES cart (token) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('shipping', 'tax')), key TEXT NOT NULL, document TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (cart_token, kind, key)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE gift_card (
    id TEXT PRIMARY KEY, order_id INTEGER NOT NULL, line INTEGER NOT NULL, unit INTEGER NOT NULL,
    currency TEXT NOT NULL, value INTEGER NOT NULL, balance INTEGER NOT NULL CHECK (balance BETWEEN 0 AND value),
    recipient TEXT, email TEXT, message TEXT, send_on TEXT, code_hash TEXT NOT NULL UNIQUE, tail TEXT NOT NULL,
    granted_at INTEGER, send_at INTEGER, sent_at INTEGER, expires_at INTEGER, blocked_at INTEGER,
    taken_back_at INTEGER, UNIQUE (order_id, line, unit)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE gift_card_use (
    order_id INTEGER NOT NULL, card_id TEXT NOT NULL, amount INTEGER NOT NULL,
    returned INTEGER NOT NULL CHECK (returned BETWEEN 0 AND amount), PRIMARY KEY (order_id, card_id)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE cart_gift_card (
    cart_token TEXT NOT NULL REFERENCES cart (token) ON DELETE CASCADE, card_id TEXT NOT NULL,
    PRIMARY KEY (cart_token, card_id)
  ) STRICT, WITHOUT ROWID`,
];

/** Indexes and triggers of these tables. */
export const RULES: readonly string[] = [
  `CREATE INDEX cart_abandoned ON cart (updated_at) WHERE status <> 'ordered'`,
  'CREATE INDEX cart_customer ON cart (customer_id, store_code, updated_at) WHERE customer_id IS NOT NULL',
  'CREATE INDEX cart_joined ON cart (joined_into) WHERE joined_into IS NOT NULL',
  'CREATE INDEX cart_share_cart ON cart_share (cart_token, shared_at)',
  'CREATE INDEX gift_card_to_send ON gift_card (send_at) WHERE sent_at IS NULL',
];
