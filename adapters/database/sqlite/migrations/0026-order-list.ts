/** Orders as staff looks for them: what they are found by stands in columns, and money that goes back says who gave it, and why. */
export const STATEMENTS: readonly string[] = [
  // Written from the document of an order; NULL until that was read, for orders from before.
  `ALTER TABLE shop_order ADD COLUMN search TEXT`,
  `ALTER TABLE shop_order ADD COLUMN payment_method TEXT`,
  `ALTER TABLE shop_order ADD COLUMN shipping_method TEXT`,
  `ALTER TABLE shop_order ADD COLUMN has_returns INTEGER NOT NULL DEFAULT 0`,
  `CREATE INDEX shop_order_unread ON shop_order (id) WHERE search IS NULL`,
  // Delivery progress from letter and stage; an order without a letter is P (not started), A or N.
  `ALTER TABLE shop_order ADD COLUMN step INTEGER GENERATED ALWAYS AS (CASE
     WHEN stage IS NOT NULL THEN CASE WHEN stage < 0 THEN 0 WHEN stage > 5 THEN 5 ELSE stage END
     WHEN delivery_status IN ('N', 'NA', 'A') THEN 1
     WHEN delivery_status IN ('AB', 'B', 'M', 'C') THEN 2
     WHEN delivery_status IN ('D', 'DA', 'K', 'KR') THEN 3
     WHEN delivery_status IN ('LF', 'L') THEN 4
     WHEN delivery_status IN ('J', 'I', 'E', 'F', 'O') THEN 5
     WHEN delivery_status IS NULL AND (status = 'paid' OR redirect = 0) THEN 1
     ELSE 0 END) VIRTUAL`,
  // All that a list is narrowed by, so that it never reads a document to leave an order out.
  `CREATE INDEX shop_order_list ON shop_order (created_at, status, redirect, step, delivery_status, store_code, currency, grand_total, payment_method, shipping_method, has_returns, order_id, search)`,
  `ALTER TABLE order_refund ADD COLUMN who TEXT`,
  `ALTER TABLE order_refund ADD COLUMN note TEXT`,
  `ALTER TABLE order_refund ADD COLUMN detail TEXT`,
  // Refunds that staff must make by hand.
  `CREATE TABLE refund_task (
     order_id TEXT NOT NULL REFERENCES shop_order (order_id) ON DELETE CASCADE, reason TEXT NOT NULL,
     amount INTEGER NOT NULL CHECK (amount > 0), created_at INTEGER NOT NULL, done_at INTEGER, done_by TEXT,
     PRIMARY KEY (order_id, reason)) STRICT, WITHOUT ROWID`,
  `CREATE INDEX refund_task_open ON refund_task (created_at) WHERE done_at IS NULL`,
  `INSERT INTO refund_task (order_id, reason, amount, created_at) SELECT order_id, reason, amount, created_at FROM payment_refund WHERE state = 'failed'`,
];
