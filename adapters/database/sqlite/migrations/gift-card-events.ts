const COLUMNS = `id, order_id, line, unit, currency, value, balance, recipient, email, message, send_on, code_hash, tail,
    granted_at, send_at, sent_at, expires_at, blocked_at, taken_back_at`;

/** Gift cards issued by staff without an order, and staff actions on a card. */
export const GIFT_CARD_EVENTS: readonly string[] = [
  `CREATE TABLE issued_card (
    id TEXT PRIMARY KEY, order_id INTEGER, line INTEGER NOT NULL, unit INTEGER NOT NULL,
    currency TEXT NOT NULL, value INTEGER NOT NULL, balance INTEGER NOT NULL CHECK (balance BETWEEN 0 AND value),
    recipient TEXT, email TEXT, message TEXT, send_on TEXT, code_hash TEXT NOT NULL UNIQUE, tail TEXT NOT NULL,
    granted_at INTEGER, send_at INTEGER, sent_at INTEGER, expires_at INTEGER, blocked_at INTEGER,
    taken_back_at INTEGER, store_code TEXT, UNIQUE (order_id, line, unit)
  ) STRICT, WITHOUT ROWID`,
  `INSERT INTO issued_card (${COLUMNS}) SELECT ${COLUMNS} FROM gift_card`,
  'DROP TABLE gift_card',
  'ALTER TABLE issued_card RENAME TO gift_card',
  'CREATE INDEX gift_card_to_send ON gift_card (send_at) WHERE sent_at IS NULL',
  `CREATE TABLE gift_card_event (
    id INTEGER PRIMARY KEY AUTOINCREMENT, card_id TEXT NOT NULL, at INTEGER NOT NULL, who TEXT NOT NULL,
    act TEXT NOT NULL, amount INTEGER, note TEXT, request TEXT UNIQUE
  ) STRICT`,
  'CREATE INDEX gift_card_event_card ON gift_card_event (card_id, id)',
];
