/** Customers with their sessions and codes, how far orders are, and what bloggers show and earn. */
export const STATEMENTS: readonly string[] = [
  // login_phone and login_email are what somebody signs in with; email is only where to write to, and proves nothing.
  `CREATE TABLE customer (
     id INTEGER PRIMARY KEY AUTOINCREMENT, login_phone TEXT UNIQUE, login_email TEXT UNIQUE,
     is_verified INTEGER NOT NULL DEFAULT 0, email TEXT, firstname TEXT NOT NULL DEFAULT '', lastname TEXT NOT NULL DEFAULT '',
     photo TEXT, city TEXT, postcode TEXT, country TEXT, addresses TEXT NOT NULL DEFAULT '[]', roles TEXT NOT NULL DEFAULT '[]',
     group_id INTEGER NOT NULL DEFAULT 1, bonus INTEGER NOT NULL DEFAULT 0 CHECK (bonus >= 0), currency TEXT NOT NULL,
     password TEXT, source TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
     CHECK (login_phone IS NOT NULL OR login_email IS NOT NULL)) STRICT`,
  `CREATE TABLE session (
     id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
     actor_id INTEGER REFERENCES customer (id) ON DELETE CASCADE, expires_at INTEGER NOT NULL, created_at INTEGER NOT NULL) STRICT`,
  `CREATE INDEX session_customer ON session (customer_id)`,
  `CREATE INDEX session_actor ON session (actor_id)`,
  `CREATE INDEX session_expiry ON session (expires_at)`,
  // Tokens are kept as their hashes alone: a reader of the database cannot sign in with it.
  `CREATE TABLE session_token (
     hash TEXT PRIMARY KEY, session_id INTEGER NOT NULL REFERENCES session (id) ON DELETE CASCADE,
     kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')), expires_at INTEGER NOT NULL, spent_at INTEGER) STRICT, WITHOUT ROWID`,
  `CREATE INDEX session_token_session ON session_token (session_id)`,
  // Proofs sent to a contact: codes, sign-in links and password tokens.
  `CREATE TABLE proof (
     contact TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('code', 'link', 'reset')), salt TEXT NOT NULL, hash TEXT NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0, expires_at INTEGER NOT NULL, PRIMARY KEY (contact, kind)) STRICT, WITHOUT ROWID`,
  `CREATE TABLE rate (key TEXT PRIMARY KEY, count INTEGER NOT NULL, ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE INDEX rate_end ON rate (ends_at)`,
  `CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID`,
  // Who acted as whom; kept when the session is over.
  `CREATE TABLE impersonation (
     id INTEGER PRIMARY KEY, actor_id INTEGER NOT NULL, customer_id INTEGER NOT NULL, created_at INTEGER NOT NULL) STRICT`,

  `ALTER TABLE cart ADD COLUMN customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL`,
  `CREATE INDEX cart_customer ON cart (customer_id, store_code, updated_at) WHERE customer_id IS NOT NULL`,
  `ALTER TABLE cart ADD COLUMN spends_bonuses INTEGER NOT NULL DEFAULT 0`,
  `ALTER TABLE shop_order ADD COLUMN customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL`,
  `CREATE INDEX shop_order_customer ON shop_order (customer_id, created_at) WHERE customer_id IS NOT NULL`,
  // The letter of A §2.10; NULL stands for what follows from status: waiting for payment, new, accepted.
  `ALTER TABLE shop_order ADD COLUMN delivery_status TEXT`,
  `ALTER TABLE shop_order ADD COLUMN stage INTEGER`,
  `ALTER TABLE shop_order ADD COLUMN fulfilment TEXT`,
  `ALTER TABLE shop_order ADD COLUMN source TEXT`,

  `CREATE TABLE blogger_product (
     id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, document TEXT NOT NULL) STRICT`,
  `CREATE INDEX blogger_product_blogger ON blogger_product (blogger_id)`,
  `CREATE TABLE blogger_set_part (
     set_id INTEGER NOT NULL REFERENCES blogger_product (id) ON DELETE CASCADE,
     part_id INTEGER NOT NULL REFERENCES blogger_product (id) ON DELETE CASCADE,
     PRIMARY KEY (set_id, part_id)) STRICT, WITHOUT ROWID`,
  `CREATE INDEX blogger_set_part_part ON blogger_set_part (part_id)`,
  `CREATE TABLE blogger_post (
     id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
     type TEXT NOT NULL CHECK (type IN ('post', 'profile', 'story')), promoted_at INTEGER NOT NULL, document TEXT NOT NULL) STRICT`,
  `CREATE INDEX blogger_post_blogger ON blogger_post (blogger_id, promoted_at)`,
  `CREATE TABLE blogger_post_product (
     post_id INTEGER NOT NULL REFERENCES blogger_post (id) ON DELETE CASCADE,
     product_id INTEGER NOT NULL REFERENCES blogger_product (id) ON DELETE CASCADE,
     PRIMARY KEY (post_id, product_id)) STRICT, WITHOUT ROWID`,
  `CREATE INDEX blogger_post_product_product ON blogger_post_product (product_id)`,
  `CREATE TABLE blogger_payout (
     id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
     sum INTEGER NOT NULL, bonus INTEGER NOT NULL, currency TEXT NOT NULL, created_at INTEGER NOT NULL, paid_at INTEGER) STRICT`,
  `CREATE INDEX blogger_payout_blogger ON blogger_payout (blogger_id)`,
  `CREATE TABLE royalty (
     order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
     blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
     sum INTEGER NOT NULL, bonus INTEGER NOT NULL, currency TEXT NOT NULL,
     payout_id INTEGER REFERENCES blogger_payout (id) ON DELETE SET NULL) STRICT`,
  `CREATE INDEX royalty_blogger ON royalty (blogger_id)`,
  `CREATE INDEX royalty_payout ON royalty (payout_id)`,
];
