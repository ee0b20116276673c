/** The step of a delivery is reckoned where it is asked for, from what stands in the index of lists: so that no row has to be read for it. */
export const STATEMENTS: readonly string[] = [
  'DROP INDEX shop_order_list',
  'ALTER TABLE shop_order DROP COLUMN step',
  `CREATE INDEX shop_order_list ON shop_order (created_at, status, redirect, stage, delivery_status, store_code, currency, grand_total, payment_method, shipping_method, has_returns, order_id, search)`,
];
