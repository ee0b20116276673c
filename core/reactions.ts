import { distinctUntilChanged, filter, pairwise, skip, Subscription } from 'rxjs';
import type { LazyCart } from './cart/lazy-cart';
import type { Catalogue } from './catalogue/catalogue';
import type { ProductList } from './lists';
import type { OrdersService } from './orders/orders-service';
import type { Network, Tabs, Telemetry } from './ports';
import type { PromoArea } from './promo';
import type { Page, RoutingArea } from './routing';
import type { StoreViewsArea } from './store-views';
import type { Session } from './sync/session';
import type { SyncArea } from './sync/sync';

/**
 * What one area does when another changes stands here and nowhere else; the order is to be read from top to bottom. What checkout
 * makes the cart do is in `checkout-reactions.ts`, which comes with checkout.
 */
export interface Reacting {
  readonly network: Network;
  readonly tabs: Tabs;
  readonly telemetry: Telemetry;
  readonly session: Session;
  readonly storeViews: StoreViewsArea;
  readonly sync: SyncArea;
  readonly routing: RoutingArea;
  readonly catalogue: Catalogue;
  readonly recentlyViewed: ProductList;
  readonly promo: PromoArea;
  readonly cart: LazyCart;
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
  subscription.add(shop.tabs.seen$?.subscribe(() => run('return', () => onReturn(shop))));
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

/**
 * What waits from an earlier visit goes out in the background, and orders that wait are shown; mostly there is nothing. Never rejects.
 */
export async function onStart(shop: Reacting): Promise<void> {
  try {
    await shop.sync.process();
    await (await shop.ordersIfNeeded())?.onStart();
  } catch (error) {
    shop.telemetry.error(error, { reaction: 'start' });
  }
}

/** S §4, order-paid check: what was ordered in another tab, or paid on another page, may be paid by now. */
async function onReturn(shop: Reacting): Promise<void> {
  await (await shop.ordersIfNeeded())?.onReturn();
}

/** S §4: first what was asked while offline, then orders, then the cart as the server has it. What fails holds up none of the others. */
async function onReconnect(shop: Reacting): Promise<void> {
  const report = (error: unknown): void => shop.telemetry.error(error, { reaction: 'reconnect' });
  await shop.sync.process().catch(report);
  await shop
    .ordersIfNeeded()
    .then((orders) => orders?.onReconnect())
    .catch(report);
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
