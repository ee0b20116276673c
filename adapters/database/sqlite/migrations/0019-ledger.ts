import { CARRIED_OVER } from '../../sql/carry-over';

/** Codes of bloggers; what they earn by the terms of the day on which it was ordered; and their books, in double entry. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE blogger_code (
     blogger_id INTEGER PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE, code TEXT NOT NULL UNIQUE) STRICT`,
  `ALTER TABLE royalty ADD COLUMN rule TEXT CHECK (rule IN ('coupon', 'link'))`,
  `ALTER TABLE royalty ADD COLUMN code TEXT`,
  `ALTER TABLE royalty ADD COLUMN base INTEGER NOT NULL DEFAULT 0`,
  `ALTER TABLE royalty ADD COLUMN kept INTEGER NOT NULL DEFAULT 0`,
  `ALTER TABLE royalty ADD COLUMN profit_percent REAL NOT NULL DEFAULT 10`,
  `ALTER TABLE royalty ADD COLUMN bonus_percent REAL NOT NULL DEFAULT 2`,
  `ALTER TABLE royalty ADD COLUMN return_days INTEGER NOT NULL DEFAULT 14`,
  `ALTER TABLE royalty ADD COLUMN ordered_at INTEGER NOT NULL DEFAULT 0`,
  `ALTER TABLE royalty ADD COLUMN order_total INTEGER NOT NULL DEFAULT 0`,
  `ALTER TABLE royalty ADD COLUMN state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('awaits-payment', 'pending', 'confirmed', 'rejected'))`,
  `ALTER TABLE royalty ADD COLUMN due_at INTEGER`,
  `ALTER TABLE royalty ADD COLUMN confirmed_at INTEGER`,
  `DROP INDEX royalty_blogger`,
  `CREATE INDEX royalty_blogger ON royalty (blogger_id, ordered_at, order_id)`,
  `CREATE INDEX royalty_due ON royalty (due_at) WHERE state = 'pending' AND due_at IS NOT NULL`,

  `ALTER TABLE blogger_payout ADD COLUMN withdrawn_at INTEGER`,
  // The newest movement that is in it: what somebody saw on their screen is paid once.
  `ALTER TABLE blogger_payout ADD COLUMN up_to INTEGER`,
  `CREATE UNIQUE INDEX blogger_payout_list ON blogger_payout (blogger_id, currency, up_to) WHERE withdrawn_at IS NULL`,
  `CREATE TABLE blogger_payout_file (
     payout_id INTEGER PRIMARY KEY REFERENCES blogger_payout (id) ON DELETE CASCADE, bytes BLOB NOT NULL, created_at INTEGER NOT NULL) STRICT`,

  `CREATE TABLE ledger_account (
     id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, currency TEXT NOT NULL,
     kind TEXT NOT NULL CHECK (kind IN ('profit', 'bonus')), name TEXT NOT NULL CHECK (name IN ('shop', 'pending', 'active', 'payout', 'paid')),
     balance INTEGER NOT NULL DEFAULT 0, UNIQUE (blogger_id, currency, kind, name)) STRICT`,
  `CREATE TABLE ledger_transaction (
     id INTEGER PRIMARY KEY AUTOINCREMENT, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, currency TEXT NOT NULL,
     at INTEGER NOT NULL, reason TEXT NOT NULL, source TEXT NOT NULL, target TEXT NOT NULL CHECK (target <> source),
     sum INTEGER NOT NULL CHECK (sum >= 0), bonus INTEGER NOT NULL CHECK (bonus >= 0),
     order_id INTEGER REFERENCES shop_order (id) ON DELETE SET NULL, payout_id INTEGER REFERENCES blogger_payout (id) ON DELETE SET NULL,
     sku TEXT) STRICT`,
  `CREATE INDEX ledger_transaction_blogger ON ledger_transaction (blogger_id, id)`,
  `CREATE INDEX ledger_transaction_order ON ledger_transaction (order_id) WHERE order_id IS NOT NULL`,
  `CREATE INDEX ledger_transaction_payout ON ledger_transaction (payout_id) WHERE payout_id IS NOT NULL`,
  `CREATE INDEX ledger_transaction_open ON ledger_transaction (blogger_id, currency) WHERE payout_id IS NULL AND (source = 'active' OR target = 'active')`,
  `CREATE TABLE ledger_entry (
     transaction_id INTEGER NOT NULL REFERENCES ledger_transaction (id) ON DELETE CASCADE,
     account_id INTEGER NOT NULL REFERENCES ledger_account (id) ON DELETE CASCADE,
     amount INTEGER NOT NULL, PRIMARY KEY (transaction_id, account_id)) STRICT, WITHOUT ROWID`,
  `CREATE INDEX ledger_entry_account ON ledger_entry (account_id)`,
  ...CARRIED_OVER('sqlite'),
];
