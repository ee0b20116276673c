export const STATEMENTS: readonly string[] = [
  // Payment provider events, each stored once, and the change that each made.
  `CREATE TABLE payment_event (
     event_id TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE,
     status TEXT NOT NULL CHECK (status IN ('approved', 'declined', 'canceled')),
     outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'declined', 'canceled', 'none', 'refund')),
     amount INTEGER NOT NULL, currency TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE INDEX payment_event_order ON payment_event (order_id, created_at)`,
  // An order is paid once, whatever is reported how often.
  `CREATE UNIQUE INDEX payment_once ON payment_event (order_id) WHERE outcome = 'paid'`,
  // The books of the test payment page, which stands for a provider outside: the shop reads them only by asking it.
  `CREATE TABLE test_payment (
     order_id TEXT PRIMARY KEY REFERENCES shop_order (order_id) ON DELETE CASCADE, event_id TEXT NOT NULL UNIQUE,
     status TEXT NOT NULL CHECK (status IN ('approved', 'declined', 'canceled'))) STRICT, WITHOUT ROWID`,
];
