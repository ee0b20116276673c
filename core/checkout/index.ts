export { CHECKOUT, CheckoutService } from './checkout-service';
export { CHECKOUT_STORE, CheckoutStore } from './checkout-store';
