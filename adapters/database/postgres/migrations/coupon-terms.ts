/** Dates, minimum and scope of coupons, as JSON. */
export const COUPON_TERMS: readonly string[] = ['ALTER TABLE coupon ADD COLUMN terms text COLLATE "C"'];
