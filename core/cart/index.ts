export { CART, CartService } from './cart-service';
export { CART_STORE, CartStore } from './cart-store';
export { CART_SYNC, CartSync } from './cart-sync';
export { TOTALS_SYNC, TotalsSync } from './totals-sync';
export { isVirtualCart } from './plan-methods';
export { segmentsOf } from './plan-totals';
