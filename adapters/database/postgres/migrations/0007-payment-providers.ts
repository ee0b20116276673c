/** Payments begun with providers, by the provider's id, and pending refunds. */
export const STATEMENTS: readonly string[] = [
  // An id of an event is unique within its provider.
  `UPDATE payment_event SET event_id = 'test:' || event_id`,
  `CREATE TABLE payment_attempt (
     order_id TEXT COLLATE "C" NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE, attempt BIGINT NOT NULL CHECK (attempt > 0),
     provider TEXT COLLATE "C" NOT NULL, reference TEXT COLLATE "C",
     status TEXT COLLATE "C" NOT NULL CHECK (status IN ('open', 'approved', 'declined', 'canceled')),
     returns TEXT COLLATE "C" NOT NULL, page TEXT COLLATE "C", created_at BIGINT NOT NULL, PRIMARY KEY (order_id, attempt))`,
  `CREATE UNIQUE INDEX payment_attempt_reference ON payment_attempt (provider, reference) WHERE reference IS NOT NULL`,
  // Until now only the test payment page took any.
  `INSERT INTO payment_attempt (order_id, attempt, provider, reference, status, returns, created_at)
   SELECT t.order_id, 1, 'test', t.order_id, t.status, '{}', o.created_at FROM test_payment t JOIN shop_order o ON o.order_id = t.order_id`,
  `CREATE TABLE payment_refund (
     order_id TEXT COLLATE "C" NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE, reason TEXT COLLATE "C" NOT NULL,
     provider TEXT COLLATE "C" NOT NULL, reference TEXT COLLATE "C" NOT NULL, amount BIGINT NOT NULL CHECK (amount > 0),
     state TEXT COLLATE "C" NOT NULL CHECK (state IN ('waiting', 'done', 'failed')), tries BIGINT NOT NULL, next_at BIGINT NOT NULL,
     error TEXT COLLATE "C", created_at BIGINT NOT NULL, PRIMARY KEY (order_id, reason))`,
  `CREATE INDEX payment_refund_due ON payment_refund (next_at) WHERE state = 'waiting'`,
  `CREATE INDEX payment_refund_payment ON payment_refund (provider, reference)`,
];
