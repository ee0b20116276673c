/** Coupon limits, the coupon of each order, and orders by customer. */
export const STATEMENTS: readonly string[] = [
  'ALTER TABLE coupon ADD COLUMN uses_total INTEGER',
  'ALTER TABLE coupon ADD COLUMN uses_per_customer INTEGER',
  'ALTER TABLE coupon ADD COLUMN first_order_only INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE shop_order ADD COLUMN coupon TEXT',
  'CREATE INDEX shop_order_coupon ON shop_order (coupon) WHERE coupon IS NOT NULL',
  'CREATE INDEX shop_order_buyer ON shop_order (lower(trim(email)))',
];
