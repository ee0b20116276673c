/** Tables of the orders module. */
export const TABLES: readonly string[] = [
  `CREATE TABLE shop_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT, order_id TEXT NOT NULL UNIQUE, number TEXT NOT NULL UNIQUE,
    hash TEXT NOT NULL UNIQUE, cart_token TEXT NOT NULL, store_code TEXT NOT NULL, email TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('new', 'paid', 'canceled')), currency TEXT NOT NULL,
    grand_total INTEGER NOT NULL, redirect INTEGER NOT NULL, units TEXT NOT NULL, document TEXT NOT NULL,
    result TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
    customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL, delivery_status TEXT, stage INTEGER,
    fulfilment TEXT, source TEXT, revision INTEGER NOT NULL DEFAULT 0, search TEXT, payment_method TEXT,
    shipping_method TEXT, has_returns INTEGER NOT NULL DEFAULT 0, coupon TEXT
  ) STRICT`,
  `CREATE TABLE royalty (
    order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
    blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE, sum INTEGER NOT NULL,
    bonus INTEGER NOT NULL, currency TEXT NOT NULL,
    payout_id INTEGER REFERENCES blogger_payout (id) ON DELETE SET NULL,
    rule TEXT CHECK (rule IN ('coupon', 'link')), code TEXT, base INTEGER NOT NULL DEFAULT 0,
    kept INTEGER NOT NULL DEFAULT 0, profit_percent REAL NOT NULL DEFAULT 10,
    bonus_percent REAL NOT NULL DEFAULT 2, return_days INTEGER NOT NULL DEFAULT 14,
    ordered_at INTEGER NOT NULL DEFAULT 0, order_total INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('awaits-payment', 'pending', 'confirmed', 'rejected')),
    due_at INTEGER, confirmed_at INTEGER
  ) STRICT`,
  `CREATE TABLE payment_event (
    event_id TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE,
    status TEXT NOT NULL CHECK (status IN ('approved', 'declined', 'canceled')),
    outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'declined', 'canceled', 'none', 'refund')),
    amount INTEGER NOT NULL, currency TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE test_payment (
    order_id TEXT PRIMARY KEY REFERENCES shop_order (order_id) ON DELETE CASCADE, event_id TEXT NOT NULL UNIQUE,
    status TEXT NOT NULL CHECK (status IN ('approved', 'declined', 'canceled'))
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE order_event (
    id INTEGER PRIMARY KEY AUTOINCREMENT, order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
    at INTEGER NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE order_file (
    order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('invoice', 'receipt')), bytes BLOB NOT NULL, created_at INTEGER NOT NULL,
    PRIMARY KEY (order_id, kind)
  ) STRICT`,
  `CREATE TABLE order_refund (
    order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE, reason TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0), created_at INTEGER NOT NULL, who TEXT, note TEXT, detail TEXT,
    PRIMARY KEY (order_id, reason)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE payment_attempt (
    order_id TEXT NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE,
    attempt INTEGER NOT NULL CHECK (attempt > 0), provider TEXT NOT NULL, reference TEXT,
    status TEXT NOT NULL CHECK (status IN ('open', 'approved', 'declined', 'canceled')), returns TEXT NOT NULL,
    page TEXT, created_at INTEGER NOT NULL, PRIMARY KEY (order_id, attempt)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE payment_refund (
    order_id TEXT NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE, reason TEXT NOT NULL,
    provider TEXT NOT NULL, reference TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0),
    state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'failed')), tries INTEGER NOT NULL,
    next_at INTEGER NOT NULL, error TEXT, created_at INTEGER NOT NULL, PRIMARY KEY (order_id, reason)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE ledger_account (
    id INTEGER PRIMARY KEY, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    currency TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('profit', 'bonus')),
    name TEXT NOT NULL CHECK (name IN ('shop', 'pending', 'active', 'payout', 'paid')),
    balance INTEGER NOT NULL DEFAULT 0, UNIQUE (blogger_id, currency, kind, name)
  ) STRICT`,
  `CREATE TABLE ledger_transaction (
    id INTEGER PRIMARY KEY AUTOINCREMENT, blogger_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    currency TEXT NOT NULL, at INTEGER NOT NULL, reason TEXT NOT NULL, source TEXT NOT NULL,
    target TEXT NOT NULL CHECK (target <> source), sum INTEGER NOT NULL CHECK (sum >= 0),
    bonus INTEGER NOT NULL CHECK (bonus >= 0), order_id INTEGER REFERENCES shop_order (id) ON DELETE SET NULL,
    payout_id INTEGER REFERENCES blogger_payout (id) ON DELETE SET NULL, sku TEXT
  ) STRICT`,
  `CREATE TABLE ledger_entry (
    transaction_id INTEGER NOT NULL REFERENCES ledger_transaction (id) ON DELETE CASCADE,
    account_id INTEGER NOT NULL REFERENCES ledger_account (id) ON DELETE CASCADE, amount INTEGER NOT NULL,
    PRIMARY KEY (transaction_id, account_id)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE refund_task (
    order_id TEXT NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE, reason TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0), created_at INTEGER NOT NULL, done_at INTEGER, done_by TEXT,
    PRIMARY KEY (order_id, reason)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE download_file (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, size INTEGER NOT NULL, sha256 TEXT NOT NULL,
    is_sample INTEGER NOT NULL, created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE order_download (
    id TEXT PRIMARY KEY, order_id INTEGER NOT NULL, line INTEGER NOT NULL, position INTEGER NOT NULL,
    title TEXT NOT NULL, file_id TEXT, most INTEGER, used INTEGER NOT NULL, serial INTEGER NOT NULL,
    granted_at INTEGER, expires_at INTEGER, last_at INTEGER, UNIQUE (order_id, line, position)
  ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE guest_hold (
    order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE, held_until INTEGER NOT NULL,
    network TEXT, mailbox TEXT
  ) STRICT`,
];

/** Indexes and triggers of these tables. */
export const RULES: readonly string[] = [
  `CREATE UNIQUE INDEX shop_order_cart ON shop_order (cart_token) WHERE status <> 'canceled'`,
  `CREATE INDEX shop_order_unpaid ON shop_order (created_at) WHERE redirect = 1 AND status = 'new'`,
  'CREATE INDEX shop_order_email ON shop_order (email, created_at)',
  'CREATE INDEX shop_order_customer ON shop_order (customer_id, created_at) WHERE customer_id IS NOT NULL',
  'CREATE INDEX royalty_payout ON royalty (payout_id)',
  'CREATE INDEX payment_event_order ON payment_event (order_id, created_at)',
  `CREATE UNIQUE INDEX payment_once ON payment_event (order_id) WHERE outcome = 'paid'`,
  'CREATE INDEX order_event_order ON order_event (order_id, id)',
  'CREATE INDEX shop_order_guest ON shop_order (lower(trim(email))) WHERE customer_id IS NULL',
  'CREATE UNIQUE INDEX payment_attempt_reference ON payment_attempt (provider, reference) WHERE reference IS NOT NULL',
  `CREATE INDEX payment_refund_due ON payment_refund (next_at) WHERE state = 'waiting'`,
  'CREATE INDEX payment_refund_payment ON payment_refund (provider, reference)',
  'CREATE INDEX shop_order_store ON shop_order (store_code, id)',
  'CREATE INDEX royalty_blogger ON royalty (blogger_id, ordered_at, order_id)',
  `CREATE INDEX royalty_due ON royalty (due_at) WHERE state = 'pending' AND due_at IS NOT NULL`,
  'CREATE INDEX ledger_transaction_blogger ON ledger_transaction (blogger_id, id)',
  'CREATE INDEX ledger_transaction_order ON ledger_transaction (order_id) WHERE order_id IS NOT NULL',
  'CREATE INDEX ledger_transaction_payout ON ledger_transaction (payout_id) WHERE payout_id IS NOT NULL',
  `CREATE INDEX ledger_transaction_open ON ledger_transaction (blogger_id, currency) WHERE payout_id IS NULL AND (source = 'active' OR target = 'active')`,
  'CREATE INDEX ledger_entry_account ON ledger_entry (account_id)',
  'CREATE INDEX shop_order_unread ON shop_order (id) WHERE search IS NULL',
  'CREATE INDEX refund_task_open ON refund_task (created_at) WHERE done_at IS NULL',
  'CREATE INDEX shop_order_list ON shop_order (created_at, status, redirect, stage, delivery_status, store_code, currency, grand_total, payment_method, shipping_method, has_returns, order_id, search)',
  `CREATE INDEX shop_order_payment_method ON shop_order (payment_method) WHERE payment_method > ''`,
  `CREATE INDEX shop_order_shipping_method ON shop_order (shipping_method) WHERE shipping_method > ''`,
  'CREATE INDEX shop_order_coupon ON shop_order (coupon) WHERE coupon IS NOT NULL',
  'CREATE INDEX shop_order_buyer ON shop_order (lower(trim(email)))',
  'CREATE INDEX guest_hold_until ON guest_hold (held_until)',
  'CREATE INDEX guest_hold_network ON guest_hold (network) WHERE network IS NOT NULL',
  'CREATE INDEX guest_hold_mailbox ON guest_hold (mailbox) WHERE mailbox IS NOT NULL',
];
