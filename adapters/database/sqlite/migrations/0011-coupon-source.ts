/** Whose coupons these are, so that those of the demo leave with it. Until now only the demo wrote any, under these codes. */
export const STATEMENTS: readonly string[] = [
  `ALTER TABLE coupon ADD COLUMN source TEXT NOT NULL DEFAULT 'shop'`,
  `UPDATE coupon SET source = 'demo' WHERE code IN ('WELCOME10', 'TAKE5', 'FREESHIP')`,
];
