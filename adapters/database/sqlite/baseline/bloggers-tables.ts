/** Tables of the bloggers module. */
export const TABLES: readonly string[] = [
  `CREATE TABLE blogger_product (
    id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    document TEXT NOT NULL, order_id TEXT, parts_key TEXT
  ) STRICT`,
  `CREATE TABLE blogger_set_part (
    set_id INTEGER NOT NULL REFERENCES blogger_product (id) ON DELETE CASCADE,
    part_id INTEGER NOT NULL REFERENCES blogger_product (id) ON DELETE CASCADE, PRIMARY KEY (set_id, part_id)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE blogger_post (
    id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    type TEXT NOT NULL CHECK (type IN ('post', 'profile', 'story')), promoted_at INTEGER NOT NULL,
    document TEXT NOT NULL, uid TEXT
  ) STRICT`,
  `CREATE TABLE blogger_post_product (
    post_id INTEGER NOT NULL REFERENCES blogger_post (id) ON DELETE CASCADE,
    product_id INTEGER NOT NULL REFERENCES blogger_product (id) ON DELETE CASCADE,
    PRIMARY KEY (post_id, product_id)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE blogger_payout (
    id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    sum INTEGER NOT NULL, bonus INTEGER NOT NULL, currency TEXT NOT NULL, created_at INTEGER NOT NULL,
    paid_at INTEGER, withdrawn_at INTEGER, up_to INTEGER
  ) STRICT`,
  `CREATE TABLE blogger_code (
    blogger_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE, code TEXT NOT NULL UNIQUE
  ) STRICT`,
  `CREATE TABLE blogger_payout_file (
    payout_id INTEGER PRIMARY KEY REFERENCES blogger_payout (id) ON DELETE CASCADE, bytes BLOB NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE blogger_photo (
    id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    path TEXT NOT NULL UNIQUE, hash TEXT NOT NULL,
    product_id INTEGER REFERENCES blogger_product (id) ON DELETE SET NULL,
    post_id INTEGER REFERENCES blogger_post (id) ON DELETE SET NULL, created_at INTEGER NOT NULL
  ) STRICT`,
];

/** Indexes and triggers of these tables. */
export const RULES: readonly string[] = [
  'CREATE INDEX blogger_product_blogger ON blogger_product (blogger_id)',
  'CREATE INDEX blogger_set_part_part ON blogger_set_part (part_id)',
  'CREATE INDEX blogger_post_blogger ON blogger_post (blogger_id, promoted_at)',
  'CREATE INDEX blogger_post_product_product ON blogger_post_product (product_id)',
  'CREATE INDEX blogger_payout_blogger ON blogger_payout (blogger_id)',
  'CREATE UNIQUE INDEX blogger_payout_list ON blogger_payout (blogger_id, currency, up_to) WHERE withdrawn_at IS NULL',
  'CREATE INDEX blogger_product_order ON blogger_product (order_id) WHERE order_id IS NOT NULL',
  'CREATE UNIQUE INDEX blogger_set ON blogger_product (blogger_id, parts_key) WHERE parts_key IS NOT NULL',
  'CREATE UNIQUE INDEX blogger_post_uid ON blogger_post (blogger_id, uid) WHERE uid IS NOT NULL',
  'CREATE INDEX blogger_photo_hash ON blogger_photo (blogger_id, hash)',
  'CREATE INDEX blogger_photo_unused ON blogger_photo (blogger_id, created_at) WHERE post_id IS NULL',
  'CREATE INDEX blogger_photo_product ON blogger_photo (product_id)',
  'CREATE INDEX blogger_photo_post ON blogger_photo (post_id)',
  `CREATE TRIGGER blogger_product_gone AFTER DELETE ON blogger_product BEGIN
    INSERT INTO meta (key, value) VALUES ('blogger_product_gone', OLD.id)
    ON CONFLICT (key) DO UPDATE SET value = max(value, excluded.value); END`,
];
