/** Moments of sales facts, so that reports can count local days; facts without them are filled in when the shop opens. */
export const SALES_FACT_MOMENTS: readonly string[] = [
  'ALTER TABLE sales_fact ADD COLUMN at INTEGER NOT NULL DEFAULT 0',
  'UPDATE shop_order SET has_facts = 0',
];
