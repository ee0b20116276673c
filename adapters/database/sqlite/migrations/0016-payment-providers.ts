/** Payments begun with providers, by the provider's id, and pending refunds. */
export const STATEMENTS: readonly string[] = [
  // An id of an event is unique within its provider.
  `UPDATE payment_event SET event_id = 'test:' || event_id`,
  `CREATE TABLE payment_attempt (
     order_id TEXT NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE, attempt INTEGER NOT NULL CHECK (attempt > 0),
     provider TEXT NOT NULL, reference TEXT,
     status TEXT NOT NULL CHECK (status IN ('open', 'approved', 'declined', 'canceled')),
     returns TEXT NOT NULL, page TEXT, created_at INTEGER NOT NULL, PRIMARY KEY (order_id, attempt)) STRICT, WITHOUT ROWID`,
  `CREATE UNIQUE INDEX payment_attempt_reference ON payment_attempt (provider, reference) WHERE reference IS NOT NULL`,
  // Until now only the test payment page took any.
  `INSERT INTO payment_attempt (order_id, attempt, provider, reference, status, returns, created_at)
   SELECT t.order_id, 1, 'test', t.order_id, t.status, '{}', o.created_at FROM test_payment t JOIN shop_order o ON o.order_id = t.order_id`,
  `CREATE TABLE payment_refund (
     order_id TEXT NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE, reason TEXT NOT NULL,
     provider TEXT NOT NULL, reference TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0),
     state TEXT NOT NULL CHECK (state IN ('waiting', 'done', 'failed')), tries INTEGER NOT NULL, next_at INTEGER NOT NULL,
     error TEXT, created_at INTEGER NOT NULL, PRIMARY KEY (order_id, reason)) STRICT, WITHOUT ROWID`,
  `CREATE INDEX payment_refund_due ON payment_refund (next_at) WHERE state = 'waiting'`,
  `CREATE INDEX payment_refund_payment ON payment_refund (provider, reference)`,
];
