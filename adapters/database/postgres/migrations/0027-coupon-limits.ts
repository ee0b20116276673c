/** Coupon limits, the coupon of each order, and orders by customer. */
export const STATEMENTS: readonly string[] = [
  'ALTER TABLE coupon ADD COLUMN uses_total BIGINT',
  'ALTER TABLE coupon ADD COLUMN uses_per_customer BIGINT',
  'ALTER TABLE coupon ADD COLUMN first_order_only BIGINT NOT NULL DEFAULT 0',
  'ALTER TABLE shop_order ADD COLUMN coupon TEXT COLLATE "C"',
  'CREATE INDEX shop_order_coupon ON shop_order (coupon) WHERE coupon IS NOT NULL',
  'CREATE INDEX shop_order_buyer ON shop_order (lower(trim(email)))',
];
