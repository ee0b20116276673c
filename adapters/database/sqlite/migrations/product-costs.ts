/** Cost prices, apart from products so that no reader of the storefront meets them, and costs in sales facts. */
export const PRODUCT_COSTS: readonly string[] = [
  `CREATE TABLE product_cost (
    sku TEXT NOT NULL PRIMARY KEY, product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    cost INTEGER NOT NULL CHECK (cost >= 0)
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX product_cost_product ON product_cost (product_id)',
  'ALTER TABLE sales_fact ADD COLUMN cost INTEGER',
  'ALTER TABLE sales_fact ADD COLUMN uncosted INTEGER',
  'ALTER TABLE sales_fact ADD COLUMN uncosted_net INTEGER',
];
