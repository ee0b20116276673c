/**
 * The ways to pay and to ship that lists of orders can be narrowed by are read from indexes: a list of staff does not go through all orders to know three. They
 * are partial so that a list that is narrowed by one is not read through them, row by row.
 */
export const STATEMENTS: readonly string[] = ['payment_method', 'shipping_method'].map(
  (column) => `CREATE INDEX shop_order_${column} ON shop_order (${column}) WHERE ${column} > ''`,
);
