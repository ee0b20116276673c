/** Who waits for what is sold out. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE stock_alert (
     key TEXT COLLATE "C" PRIMARY KEY, email TEXT COLLATE "C" NOT NULL, sku TEXT COLLATE "C" NOT NULL,
     store_code TEXT COLLATE "C" NOT NULL, created_at BIGINT NOT NULL, next_at BIGINT NOT NULL, UNIQUE (email, sku))`,
  'CREATE INDEX stock_alert_sku ON stock_alert (sku)',
];
