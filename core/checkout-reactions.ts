import { combineLatest, distinctUntilChanged, filter, map, Subscription } from 'rxjs';
import type { CartState } from './cart/cart';
import type { CartService } from './cart/cart-service';
import type { CheckoutArea, CheckoutState } from './checkout/checkout';
import type { Store } from './kernel/store';
import { isVirtualCart } from './totals';

interface Delivery {
  readonly country_id: string;
  readonly postcode?: string;
  readonly region_id?: number;
  readonly region?: string;
}

/** Where the order goes; of a virtual one, for which nobody asks that, where its bill does: the place decides about taxes. */
function deliveryOf({ shippingDetails, paymentDetails }: CheckoutState, isVirtual: boolean): Delivery {
  const billed = isVirtual && !paymentDetails.useShippingAddress;
  const { country, zipCode, region_id, state } = billed ? paymentDetails : shippingDetails;
  return {
    country_id: country,
    ...(zipCode === '' ? {} : { postcode: zipCode }),
    ...(region_id === 0 ? {} : { region_id }),
    ...(state === '' ? {} : { region: state }),
  };
}

/** Checkout knows where the order goes and how it is paid; methods and totals of the cart follow it. */
export function connectCheckout(
  checkout: CheckoutArea,
  cart: CartService,
  cartState: Pick<Store<CartState>, 'select'>,
): Subscription {
  const subscription = new Subscription();
  const isVirtual$ = cartState.select((state) => isVirtualCart(state.cartItems));
  const deliveries$ = combineLatest([checkout.state$, isVirtual$]).pipe(
    map(([state, isVirtual]) => deliveryOf(state, isVirtual)),
    filter(({ country_id }) => country_id !== ''),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );
  subscription.add(deliveries$.subscribe((delivery) => cart.follow(() => cart.deliverTo(delivery))));
  const shipping$ = checkout.state$.pipe(
    map((state) => state.shippingDetails.shippingMethod),
    distinctUntilChanged(),
    filter((code) => code !== ''),
  );
  subscription.add(shipping$.subscribe((code) => cart.follow(() => cart.chooseShipping(code))));
  const payment$ = checkout.state$.pipe(
    map((state) => state.paymentDetails.paymentMethod),
    distinctUntilChanged(),
    filter((code) => code !== ''),
  );
  subscription.add(payment$.subscribe((code) => cart.follow(() => cart.choosePayment(code))));
  subscription.add(adoptSelection(checkout, cart, cartState));
  return subscription;
}

/** S §4: where nothing was chosen the first method is selected; checkout then holds it as if it had been chosen. */
function adoptSelection(
  checkout: CheckoutArea,
  cart: CartService,
  cartState: Pick<Store<CartState>, 'select'>,
): Subscription {
  const subscription = new Subscription();
  const shipping$ = cartState.select((state) => state.shipping?.method_code ?? '');
  const payment$ = cartState.select((state) => state.payment ?? '');
  subscription.add(
    shipping$.subscribe((shippingMethod) => {
      if (shippingMethod === '' || checkout.snapshot.shippingDetails.shippingMethod !== '') return;
      cart.follow(async () => {
        await checkout.saveShipping({ shippingMethod });
      });
    }),
  );
  subscription.add(
    payment$.subscribe((paymentMethod) => {
      if (paymentMethod === '' || checkout.snapshot.paymentDetails.paymentMethod !== '') return;
      cart.follow(async () => {
        await checkout.savePayment({ paymentMethod });
      });
    }),
  );
  return subscription;
}
