/** Guests' orders are found by the address they were placed with, so that each sign-in need not read all orders. */
export const STATEMENTS: readonly string[] = [
  'CREATE INDEX shop_order_guest ON shop_order (lower(trim(email))) WHERE customer_id IS NULL',
];
