export { bindCart } from './bind-cart';
export { couponLimitCode, couponLimitError, isCouponLimit } from './coupon-limit-error';
export { CART, CartService } from './cart-service';
export { sameAddress } from './information-of';
export { segmentsOf, segmentsWithoutCoupon } from './plan-totals';
export { takeOut } from './take-out';
export { lineKey } from './cart-record';
export { fromSharedLine } from './fold-server-line';
export { rowTotal } from './row-total';
