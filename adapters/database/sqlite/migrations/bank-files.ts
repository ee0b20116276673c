/** Accounts of bloggers, and the bank files that their payouts are in. */
export const BANK_FILES: readonly string[] = [
  `CREATE TABLE blogger_payee (
    blogger_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE, document TEXT NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE bank_file (
    id INTEGER PRIMARY KEY AUTOINCREMENT, format TEXT NOT NULL CHECK (format IN ('sepa', 'csv')), currency TEXT NOT NULL,
    day TEXT NOT NULL, debtor TEXT NOT NULL, transfers TEXT NOT NULL, created_at INTEGER NOT NULL, created_by TEXT NOT NULL,
    canceled_at INTEGER
  ) STRICT`,
  `CREATE TABLE bank_transfer (
    payout_id INTEGER PRIMARY KEY REFERENCES blogger_payout (id) ON DELETE CASCADE,
    file_id INTEGER NOT NULL REFERENCES bank_file (id) ON DELETE CASCADE
  ) STRICT`,
  'CREATE INDEX bank_transfer_file ON bank_transfer (file_id)',
];
