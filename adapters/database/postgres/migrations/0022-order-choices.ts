/** Indexes for order list filters, as in SQLite's migration of this name. */
export const STATEMENTS: readonly string[] = ['payment_method', 'shipping_method'].map(
  (column) => `CREATE INDEX shop_order_${column} ON shop_order (${column}) WHERE ${column} > ''`,
);
