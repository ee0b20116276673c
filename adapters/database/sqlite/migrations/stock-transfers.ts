/** Stock transfers between locations; units of sent ones are at neither location. */
export const STOCK_TRANSFERS: readonly string[] = [
  `CREATE TABLE stock_transfer (
    number TEXT PRIMARY KEY, position INTEGER NOT NULL UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('draft', 'sent', 'received', 'canceled')), from_place TEXT NOT NULL,
    to_place TEXT NOT NULL, note TEXT NOT NULL, lines TEXT NOT NULL, created_at INTEGER NOT NULL, sent_at INTEGER,
    received_at INTEGER
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX stock_transfer_sent ON stock_transfer (position) WHERE state = 'sent'`,
];
