import {
  combineLatest,
  distinctUntilChanged,
  filter,
  map,
  merge,
  skip,
  Subscription,
  withLatestFrom,
  type Observable,
} from 'rxjs';
import type { CartContents } from './cart/cart';
import type { CartRecord } from './cart/cart-record';
import type { CartService } from './cart/cart-service';
import type { CheckoutService } from './checkout';
import { deliveryOf } from './checkout/price-terms';
import type { Store } from './kernel/store';
import { isVirtualCart } from './totals';

/** Checkout knows where the order goes and how it is paid; methods and totals of the cart follow it. */
export function connectCheckout(
  checkout: Pick<CheckoutService, 'state$' | 'showShipping' | 'showPayment' | 'endGift'>,
  cart: CartService,
  cartState: Pick<Store<CartRecord>, 'select'>,
): Subscription {
  const subscription = new Subscription();
  subscription.add(emptied(cartState).subscribe(() => cart.follow(() => checkout.endGift())));
  const isVirtual$ = cartState.select((state) => isVirtualCart(state.cartItems));
  const deliveries$ = combineLatest([checkout.state$, isVirtual$]).pipe(
    map(([state, isVirtual]) => deliveryOf(state, isVirtual)),
    filter(({ country_id }) => country_id !== ''),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  );
  const intoNewCart$ = unaddressed(cartState).pipe(
    withLatestFrom(deliveries$),
    map(([, delivery]) => delivery),
  );
  subscription.add(
    merge(deliveries$, intoNewCart$).subscribe((delivery) => cart.follow(() => cart.deliverTo(delivery))),
  );
  subscription.add(
    wanted(
      checkout.state$.pipe(map((state) => state.shippingDetails.shippingMethod)),
      cartState.select((state) => state.shippingMethods).pipe(map(codesToShip)),
    ).subscribe((code) => cart.follow(() => cart.chooseShipping(code))),
  );
  subscription.add(
    wanted(
      checkout.state$.pipe(map((state) => state.paymentDetails.paymentMethod)),
      cartState.select((state) => state.paymentMethods).pipe(map(codesToPay)),
    ).subscribe((code) => cart.follow(() => cart.choosePayment(code))),
  );
  subscription.add(adoptSelection(checkout, cart, cartState));
  return subscription;
}

/** When the cart has become one that knows no address, as that of another store is: the address in checkout is its own too. */
function unaddressed(cartState: Pick<Store<CartRecord>, 'select'>): Observable<boolean> {
  const isUnaddressed$ = cartState.select(({ isLoaded, address }) => isLoaded && address === null);
  return isUnaddressed$.pipe(
    skip(1),
    filter((isUnaddressed) => isUnaddressed),
  );
}

/** When the bag has become empty, by an order or otherwise: what was said of it is over with it. */
function emptied(cartState: Pick<Store<CartContents>, 'select'>): Observable<boolean> {
  const isEmpty$ = cartState.select(({ isLoaded, cartItems }) => isLoaded && cartItems.length === 0);
  return isEmpty$.pipe(filter((isEmpty) => isEmpty));
}

const codesToShip = (methods: CartContents['shippingMethods']) => methods.map(({ method_code }) => method_code);
const codesToPay = (methods: CartContents['paymentMethods']) => methods.map(({ code }) => code);

/**
 * The code that checkout holds, as often as the cart is to follow it: when it changes, and when a way that was not offered for a while is
 * again. One that is not offered is not asked for.
 */
function wanted(held$: Observable<string>, offered$: Observable<readonly string[]>): Observable<string> {
  return combineLatest([held$.pipe(distinctUntilChanged()), offered$]).pipe(
    map(([code, offered]) => (offered.length === 0 || offered.includes(code) ? code : '')),
    distinctUntilChanged(),
    filter((code) => code !== ''),
  );
}

/** S §4: where the shopper has chosen none the first method is selected; checkout then shows it as the shop's. */
function adoptSelection(
  checkout: Pick<CheckoutService, 'showShipping' | 'showPayment'>,
  cart: CartService,
  cartState: Pick<Store<CartContents>, 'select'>,
): Subscription {
  const subscription = new Subscription();
  const shipping$ = cartState.select((state) => state.shipping?.method_code ?? '');
  const payment$ = cartState.select((state) => state.payment ?? '');
  subscription.add(
    shipping$.pipe(filter((code) => code !== '')).subscribe((code) => {
      cart.follow(() => checkout.showShipping(code));
    }),
  );
  subscription.add(
    payment$.pipe(filter((code) => code !== '')).subscribe((code) => {
      cart.follow(() => checkout.showPayment(code));
    }),
  );
  return subscription;
}
