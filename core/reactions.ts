import { distinctUntilChanged, filter, pairwise, skip, Subscription } from 'rxjs';
import type { LazyCart } from './cart/lazy-cart';
import type { Catalogue } from './catalogue/catalogue';
import type { ProductList } from './lists';
import type { OrdersService } from './orders/orders-service';
import type { Network, Tabs, Telemetry } from './ports';
import type { PromoArea } from './promo-mode';
import type { Page, RoutingArea } from './routing';
import type { StoreViewsArea } from './store-views';
import type { Session } from './sync/session';
import type { SyncArea } from './sync/sync';

/** All cross-area reactions, in order. Those of checkout are in `checkout-reactions.ts`, loaded with it. */
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
  readonly ordersIfNeeded: () => Promise<OrdersService | undefined>;
  readonly noteStore: () => Promise<void>;
}

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

/** Sends waiting orders in the background. Never rejects. */
export async function onStart(shop: Reacting): Promise<void> {
  try {
    await shop.sync.process();
    await (await shop.ordersIfNeeded())?.onStart();
  } catch (error) {
    shop.telemetry.error(error, { reaction: 'start' });
  }
}

async function onReturn(shop: Reacting): Promise<void> {
  await (await shop.ordersIfNeeded())?.onReturn();
}

/** Order matters: offline requests, then orders, then the cart. A failure does not block the rest. */
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

async function onStoreChange(shop: Reacting): Promise<void> {
  await shop.noteStore();
  await shop.cart.reload();
}

function shownSku(page: Page): string {
  return page.name === 'product' ? (page.view.variant?.sku ?? page.view.parent.sku) : '';
}

async function onProductViewed(shop: Reacting, page: Page): Promise<void> {
  if (page.name === 'product') await shop.recentlyViewed.add(page.view);
}

async function onPromoChange(shop: Reacting): Promise<void> {
  await Promise.all([shop.catalogue.loadMenu(), shop.routing.page === null ? undefined : shop.routing.reload()]);
}

async function onCartMissing(shop: Reacting): Promise<void> {
  await shop.cart.sync();
}
