/** Sales facts for reports; orders without them are filled in when the shop opens. */
export const SALES_FACTS: readonly string[] = [
  'ALTER TABLE shop_order ADD COLUMN canceled_at INTEGER',
  'ALTER TABLE shop_order ADD COLUMN has_facts INTEGER NOT NULL DEFAULT 0',
  `UPDATE shop_order SET canceled_at = coalesce(
    (SELECT min(at) FROM order_event WHERE order_event.order_id = shop_order.id AND what LIKE '%"name":"canceled"%'),
    updated_at) WHERE status = 'canceled'`,
  'CREATE INDEX shop_order_unbooked ON shop_order (id) WHERE has_facts = 0',
  `CREATE TABLE sales_fact (
    whole INTEGER NOT NULL, day INTEGER NOT NULL, order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
    position INTEGER NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('sale', 'cancel', 'refund')),
    store_code TEXT NOT NULL, currency TEXT NOT NULL, country TEXT NOT NULL, coupon TEXT,
    payment_method TEXT NOT NULL, shipping_method TEXT NOT NULL, sku TEXT, product TEXT, brand TEXT, tax_rate TEXT,
    reason TEXT, orders INTEGER NOT NULL, units INTEGER NOT NULL, gross INTEGER NOT NULL, discounts INTEGER NOT NULL,
    cancelled INTEGER NOT NULL, refunded INTEGER NOT NULL, shipping INTEGER NOT NULL, tax INTEGER NOT NULL,
    cards INTEGER NOT NULL, PRIMARY KEY (whole, day, order_id, position)
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX sales_fact_order ON sales_fact (order_id)',
];
