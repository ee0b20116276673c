export { CART, CartService } from './cart-service';
export { CART_STORE, CartStore } from './cart-store';
export { CART_SYNC, CartSync } from './cart-sync';
export { CART_TAXES, CartTaxes } from './cart-taxes';
export { TOTALS_SYNC, TotalsSync } from './totals-sync';
export { segmentsOf } from './plan-totals';
export { takeOut } from './take-out';
export { lineKey } from './cart-record';
export { fromSharedLine } from './fold-server-line';
