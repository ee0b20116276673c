/** Sales facts for reports; orders without them are filled in when the shop opens. */
export const SALES_FACTS: readonly string[] = [
  'ALTER TABLE shop_order ADD COLUMN canceled_at bigint',
  'ALTER TABLE shop_order ADD COLUMN has_facts bigint DEFAULT 0 NOT NULL',
  `UPDATE shop_order SET canceled_at = coalesce(
    (SELECT min(at) FROM order_event WHERE order_event.order_id = shop_order.id AND what LIKE '%"name":"canceled"%'),
    updated_at) WHERE status = 'canceled'`,
  'CREATE INDEX shop_order_unbooked ON shop_order (id) WHERE has_facts = 0',
  `CREATE TABLE sales_fact (
    whole bigint NOT NULL, day bigint NOT NULL, order_id bigint NOT NULL, position bigint NOT NULL, kind text NOT NULL COLLATE "C",
    store_code text NOT NULL COLLATE "C", currency text NOT NULL COLLATE "C", country text NOT NULL COLLATE "C",
    coupon text COLLATE "C", payment_method text NOT NULL COLLATE "C", shipping_method text NOT NULL COLLATE "C",
    sku text COLLATE "C", product text COLLATE "C", brand text COLLATE "C", tax_rate text COLLATE "C",
    reason text COLLATE "C", orders bigint NOT NULL, units bigint NOT NULL, gross bigint NOT NULL,
    discounts bigint NOT NULL, cancelled bigint NOT NULL, refunded bigint NOT NULL, shipping bigint NOT NULL,
    tax bigint NOT NULL, cards bigint NOT NULL,
    CONSTRAINT sales_fact_kind_check CHECK (kind IN ('sale', 'cancel', 'refund')),
    CONSTRAINT sales_fact_pkey PRIMARY KEY (whole, day, order_id, position),
    CONSTRAINT sales_fact_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop_order (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX sales_fact_order ON sales_fact (order_id)',
];
