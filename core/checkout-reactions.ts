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
import { sameAddress } from './cart/information-of';
import type { CheckoutService } from './checkout';
import { deliveryOf, type Delivery } from './checkout/price-terms';
import type { Store } from './kernel/store';
import { isVirtualCart } from './totals';

/** Keeps the cart's methods and totals in step with checkout's address and payment. */
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
    // Said again after an estimate for another address; a new cart is told by `intoNewCart$`.
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b) && !isElsewhere(cart.record.address, b)),
  );
  const intoNewCart$ = unaddressed(cartState).pipe(
    withLatestFrom(deliveries$),
    map(([, delivery]) => delivery),
  );
  subscription.add(
    merge(deliveries$, intoNewCart$).subscribe((delivery) => cart.follow(() => cart.deliverTo(delivery))),
  );
  subscription.add(
    availableChoice(
      checkout.state$.pipe(map((state) => state.shippingDetails.shippingMethod)),
      cartState.select((state) => state.shippingMethods).pipe(map(codesToShip)),
    ).subscribe((code) => cart.follow(() => cart.chooseShipping(code))),
  );
  subscription.add(
    availableChoice(
      checkout.state$.pipe(map((state) => state.paymentDetails.paymentMethod)),
      cartState.select((state) => state.paymentMethods).pipe(map(codesToPay)),
    ).subscribe((code) => cart.follow(() => cart.choosePayment(code))),
  );
  subscription.add(adoptSelection(checkout, cart, cartState));
  return subscription;
}

function isElsewhere(address: CartRecord['address'], delivery: Delivery): boolean {
  return address !== null && !sameAddress(address, delivery);
}

function unaddressed(cartState: Pick<Store<CartRecord>, 'select'>): Observable<boolean> {
  const isUnaddressed$ = cartState.select(({ isLoaded, address }) => isLoaded && address === null);
  return isUnaddressed$.pipe(
    skip(1),
    filter((isUnaddressed) => isUnaddressed),
  );
}

function emptied(cartState: Pick<Store<CartContents>, 'select'>): Observable<boolean> {
  const isEmpty$ = cartState.select(({ isLoaded, cartItems }) => isLoaded && cartItems.length === 0);
  return isEmpty$.pipe(filter((isEmpty) => isEmpty));
}

const codesToShip = (methods: CartContents['shippingMethods']) => methods.map(({ method_code }) => method_code);
const codesToPay = (methods: CartContents['paymentMethods']) => methods.map(({ code }) => code);

/** Emits the chosen code when it changes or becomes available again. */
function availableChoice(held$: Observable<string>, offered$: Observable<readonly string[]>): Observable<string> {
  return combineLatest([held$.pipe(distinctUntilChanged()), offered$]).pipe(
    map(([code, offered]) => (offered.length === 0 || offered.includes(code) ? code : '')),
    distinctUntilChanged(),
    filter((code) => code !== ''),
  );
}

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
