import { distinctUntilChanged, filter, map, pairwise, skip, Subscription } from 'rxjs';
import type { CartState } from './cart/cart';
import type { CartService } from './cart/cart-service';
import type { Store } from './kernel/store';
import type { CartDoor } from './cart/cart-door';
import type { Catalogue } from './catalogue/catalogue';
import type { CheckoutArea, CheckoutState } from './checkout/checkout';
import type { ProductList } from './lists';
import type { OrdersService } from './orders/orders-service';
import type { Network, Telemetry } from './ports';
import type { PromoArea } from './promo';
import type { Page, RoutingArea } from './routing';
import type { StoreViewsArea } from './store-views';
import type { Session } from './sync/session';
import type { SyncArea } from './sync/sync';

/** What one area does when another changes stands here and nowhere else; the order is to be read from top to bottom. */
export interface Reacting {
  readonly network: Network;
  readonly telemetry: Telemetry;
  readonly session: Session;
  readonly storeViews: StoreViewsArea;
  readonly sync: SyncArea;
  readonly routing: RoutingArea;
  readonly catalogue: Catalogue;
  readonly recentlyViewed: ProductList;
  readonly promo: PromoArea;
  readonly cart: CartDoor;
  /** The orders area if it is loaded, or if orders wait for it. */
  readonly ordersIfNeeded: () => Promise<OrdersService | undefined>;
  /** Notes the store that is shopped in; caches are cleared when it is not that of the last time. */
  readonly noteStore: () => Promise<void>;
}

/** Starts the reactions to network, stores and missing carts. Ends with the subscription. */
export function connectReactions(shop: Reacting): Subscription {
  const subscription = new Subscription();
  const run = (name: string, reaction: () => Promise<void>): void => {
    reaction().catch((error: unknown) => shop.telemetry.error(error, { reaction: name }));
  };

  const isBack$ = shop.network.online$.pipe(
    distinctUntilChanged(),
    pairwise(),
    filter(([, online]) => online),
  );
  subscription.add(isBack$.subscribe(() => run('reconnect', () => onReconnect(shop))));
  subscription.add(shop.storeViews.current$.pipe(skip(1)).subscribe(() => run('store', () => onStoreChange(shop))));
  const viewed$ = shop.routing.seen$.pipe(
    filter((page) => page?.name === 'product'),
    distinctUntilChanged((a, b) => shownSku(a) === shownSku(b)),
  );
  subscription.add(viewed$.subscribe((page) => run('viewed', () => onProductViewed(shop, page))));
  subscription.add(shop.promo.isOn$.pipe(skip(1)).subscribe(() => run('promo', () => onPromoChange(shop))));
  subscription.add(shop.session.cartMissing$.subscribe(() => run('cart-missing', () => onCartMissing(shop))));
  return subscription;
}

/** S §4: first what was asked while offline, then orders, then the cart as the server has it. */
async function onReconnect(shop: Reacting): Promise<void> {
  await shop.sync.process();
  const orders = await shop.ordersIfNeeded();
  await orders?.onReconnect();
  if (shop.cart.snapshot.cartItems.length > 0 || shop.cart.snapshot.cartServerToken !== '') {
    await shop.cart.sync({ force: true });
  }
}

/** S §4: caches are cleared; the cart is that of the new store. */
async function onStoreChange(shop: Reacting): Promise<void> {
  await shop.noteStore();
  await shop.cart.reload();
}

function shownSku(page: Page): string {
  return page.name === 'product' ? (page.view.variant?.sku ?? page.view.parent.sku) : '';
}

/** A §2.1, recently viewed: a product whose page was shown to somebody, its variant included. */
async function onProductViewed(shop: Reacting, page: Page): Promise<void> {
  if (page.name === 'product') await shop.recentlyViewed.add(page.view);
}

/** S §1, A §2.5: the menu counts what can be seen in the mode, and the page shows it. */
async function onPromoChange(shop: Reacting): Promise<void> {
  await Promise.all([shop.catalogue.loadMenu(), shop.routing.page === null ? undefined : shop.routing.reload()]);
}

/** S §8: the cart is recreated. */
async function onCartMissing(shop: Reacting): Promise<void> {
  await shop.cart.sync();
}

interface Delivery {
  readonly country_id: string;
  readonly postcode?: string;
  readonly region_id?: number;
  readonly region?: string;
}

function deliveryOf({ shippingDetails: { country, zipCode, region_id, state } }: CheckoutState): Delivery {
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
  const deliveries$ = checkout.state$.pipe(
    map(deliveryOf),
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
