/** What lists of orders can be narrowed by is read from indexes (as SQLite does with its migration of that name). */
export const STATEMENTS: readonly string[] = ['payment_method', 'shipping_method'].map(
  (column) => `CREATE INDEX shop_order_${column} ON shop_order (${column}) WHERE ${column} > ''`,
);
