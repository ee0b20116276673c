/** Issued invoices and credit notes, and the last number of each series. */
export const ADD_INVOICES: readonly string[] = [
  `CREATE TABLE invoice (
    number TEXT PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('invoice', 'credit_note')), series TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position > 0),
    order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE, issued_at INTEGER NOT NULL,
    issued_on TEXT NOT NULL, document TEXT NOT NULL, hash TEXT NOT NULL, UNIQUE (series, position)
  ) STRICT, WITHOUT ROWID`,
  'CREATE TABLE invoice_series (series TEXT PRIMARY KEY, last INTEGER NOT NULL) STRICT, WITHOUT ROWID',
  `CREATE UNIQUE INDEX invoice_once ON invoice (order_id) WHERE kind = 'invoice'`,
  'CREATE INDEX invoice_order ON invoice (order_id, issued_at)',
  'CREATE INDEX invoice_date ON invoice (issued_on, number)',
  `CREATE TRIGGER invoice_fixed BEFORE UPDATE ON invoice
    BEGIN SELECT RAISE(ABORT, 'issued invoices cannot be changed'); END`,
];
