/** Who waits for what is sold out. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE stock_alert (
     key TEXT PRIMARY KEY, email TEXT NOT NULL, sku TEXT NOT NULL, store_code TEXT NOT NULL, created_at INTEGER NOT NULL,
     next_at INTEGER NOT NULL, UNIQUE (email, sku)) STRICT, WITHOUT ROWID`,
  'CREATE INDEX stock_alert_sku ON stock_alert (sku)',
];
