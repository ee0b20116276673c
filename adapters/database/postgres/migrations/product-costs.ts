/** Cost prices, apart from products so that no reader of the storefront meets them, and costs in sales facts. */
export const PRODUCT_COSTS: readonly string[] = [
  `CREATE TABLE product_cost (
    sku text NOT NULL COLLATE "C", product_id bigint NOT NULL, cost bigint NOT NULL,
    CONSTRAINT product_cost_pkey PRIMARY KEY (sku),
    CONSTRAINT product_cost_cost_check CHECK (cost >= 0),
    CONSTRAINT product_cost_product_id_fkey FOREIGN KEY (product_id) REFERENCES product (id) ON DELETE CASCADE
  )`,
  'CREATE INDEX product_cost_product ON product_cost (product_id)',
  'ALTER TABLE sales_fact ADD COLUMN cost bigint',
  'ALTER TABLE sales_fact ADD COLUMN uncosted bigint',
  'ALTER TABLE sales_fact ADD COLUMN uncosted_net bigint',
];
