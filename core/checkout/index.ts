export { toOrderAddress } from './address-details';
export type { AddressDetails } from './address-details';
export { CHECKOUT, CheckoutService } from './checkout-service';
export { CHECKOUT_STORE, CheckoutStore } from './checkout-store';
export { deliveryOf } from './price-terms';
