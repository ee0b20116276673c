/**
 * Moments of sales facts, so that reports can count local days. Facts known by their day only get its start. Facts of a
 * process of the previous release have 0, and are written anew.
 */
export const SALES_FACT_MOMENTS: readonly string[] = [
  'ALTER TABLE sales_fact ADD COLUMN at bigint NOT NULL DEFAULT 0',
  `UPDATE sales_fact SET at = coalesce(
    (SELECT CASE sales_fact.kind WHEN 'sale' THEN o.created_at WHEN 'cancel' THEN o.canceled_at
      ELSE (SELECT min(r.created_at) FROM order_refund r
        WHERE r.order_id = o.id AND r.created_at / 86400000 = sales_fact.day) END
    FROM shop_order o WHERE o.id = sales_fact.order_id), day * 86400000)`,
  'UPDATE sales_fact SET at = day * 86400000 WHERE at / 86400000 <> day',
  'CREATE INDEX sales_fact_without_moment ON sales_fact (order_id) WHERE at = 0',
];
