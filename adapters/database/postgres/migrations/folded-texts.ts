import {
  FOLDED_COUPON,
  FOLDED_CUSTOMER,
  FOLDED_GIFT_CARD,
  FOLDED_PRODUCT_ROW,
  FOLDED_REVIEW,
  FOLDED_STOCK,
  FOLDED_TRANSFER,
  type FoldedTable,
} from '../../sql/base/folded';

/**
 * Columns in which staff and codes are looked up in every alphabet. Of coupons whose codes differ only by case, one is
 * found by any spelling, an active one first; the others only as they are written.
 */
export const FOLDED_TEXTS: readonly (FoldedTable | string)[] = [
  ...['coupon', 'customer', 'gift_card', 'review', 'stock', 'stock_transfer'].map(
    (table) => `ALTER TABLE ${table} ADD COLUMN folded text NOT NULL DEFAULT '' COLLATE "C"`,
  ),
  ...[FOLDED_COUPON, FOLDED_CUSTOMER, FOLDED_GIFT_CARD, FOLDED_REVIEW, FOLDED_STOCK, FOLDED_TRANSFER],
  FOLDED_PRODUCT_ROW,
  // No code contains an equals sign.
  `UPDATE coupon SET folded = '=' || code WHERE EXISTS (
     SELECT 1 FROM coupon one WHERE one.folded = coupon.folded
       AND (one.active > coupon.active OR (one.active = coupon.active AND one.code < coupon.code))
   )`,
  'CREATE UNIQUE INDEX coupon_folded ON coupon (folded)',
  // Filled in when the shop opens.
  'UPDATE shop_order SET search = NULL',
];
