/** Gift cards that were bought. Their codes are kept nowhere: a hash finds them. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE gift_card (
     id TEXT PRIMARY KEY, order_id INTEGER NOT NULL, line INTEGER NOT NULL, unit INTEGER NOT NULL, currency TEXT NOT NULL,
     value INTEGER NOT NULL, balance INTEGER NOT NULL CHECK (balance BETWEEN 0 AND value), recipient TEXT, email TEXT, message TEXT, send_on TEXT,
     code_hash TEXT NOT NULL UNIQUE, tail TEXT NOT NULL, granted_at INTEGER, send_at INTEGER, sent_at INTEGER, expires_at INTEGER,
     blocked_at INTEGER, taken_back_at INTEGER, UNIQUE (order_id, line, unit)) STRICT, WITHOUT ROWID`,
  'CREATE INDEX gift_card_to_send ON gift_card (send_at) WHERE sent_at IS NULL',
];
