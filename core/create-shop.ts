import { type Subscription } from 'rxjs';
import { CART } from './cart/cart-service';
import { CART_STORE } from './cart/cart-store';
import { CART_SYNC } from './cart/cart-sync';
import { CATALOGUE } from './catalogue';
import { GuardedStorage } from './cache/guarded-storage';
import type { CheckoutService } from './checkout/checkout-service';
import { buildContainer, type ShopContainer } from './container';
import { CONTENT } from './content';
import { CONFIG, NETWORK, STORAGE, TELEMETRY } from './di';
import { dehydrate, hydrate } from './hydration';
import { NOTICES } from './notices/notices';
import type { OrdersService } from './orders/orders-service';
import type { JsonValue } from './ports';
import { PRODUCT } from './product';
import { connectCheckout, connectReactions } from './reactions';
import { ROUTING } from './routing';
import type { Shop, ShopOptions } from './shop';
import { STOCK } from './stock';
import { STORE_VIEWS_AREA } from './store-views';
import { SESSION } from './sync/session';
import { SYNC } from './sync/sync-service';

/** Where the order queue is kept; known here so that asking whether anything waits does not load the orders area. */
const ORDERS_COLLECTION = 'orders';

/** Loads an area when it is first asked for, once. A load that failed is tried again. */
function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Ends whatever holds a stream or a timer. */
function end(service: unknown): void {
  if (typeof service !== 'object' || service === null) return;
  if ('dispose' in service && typeof service.dispose === 'function') service.dispose();
  else if ('close' in service && typeof service.close === 'function') service.close();
}

function lazyAreas(container: ShopContainer, connections: Subscription[]) {
  const ended: unknown[] = [];
  const checkout = lazily(async (): Promise<CheckoutService> => {
    const area = await import('./checkout');
    container.service(area.CHECKOUT_STORE, area.CheckoutStore);
    container.service(area.CHECKOUT, area.CheckoutService);
    const service = container.get(area.CHECKOUT);
    await service.load();
    ended.push(container.get(area.CHECKOUT_STORE));
    connections.push(connectCheckout(service, container.get(CART)));
    return service;
  });
  const orders = lazily(async (): Promise<OrdersService> => {
    const [area] = await Promise.all([import('./orders'), checkout()]);
    container.service(area.ORDERS_STORE, area.OrdersStore);
    container.service(area.ORDER_SENDER, area.OrderSender);
    container.service(area.ORDER_DRAFTER, area.OrderDrafter);
    container.service(area.ORDERS, area.OrdersService);
    const service = container.get(area.ORDERS);
    await service.load();
    ended.push(container.get(area.ORDERS_STORE));
    return service;
  });
  return { checkout, orders, ended };
}

/**
 * Opens a shop for one shopper: nothing of it is shared with another one in the same process. It makes no request and
 * reads nothing until it is told to.
 * @throws ShopError 'invalid-input' naming a setting, or a store that is not open
 */
export function createShop(options: ShopOptions): Shop {
  const container = buildContainer(options);
  const [catalogue, content, routing] = [container.get(CATALOGUE), container.get(CONTENT), container.get(ROUTING)];
  const hydratable = { catalogue, content, routing };
  if (options.state !== undefined) hydrate(hydratable, options.state);

  const [cart, sync, notices] = [container.get(CART), container.get(SYNC), container.get(NOTICES)];
  const [storage, network] = [container.get(STORAGE), container.get(NETWORK)];
  const storeViews = container.get(STORE_VIEWS_AREA);
  const connections: Subscription[] = [];
  const { checkout, orders, ended } = lazyAreas(container, connections);
  const start = lazily(async () => {
    if (container.get(CONFIG).serverSide) return;
    container.get(CART_STORE).followTabs();
    connections.push(connectReactions({ ...reacting(container), ordersIfNeeded }));
    await Promise.all([cart.load(), sync.load()]);
  });
  async function ordersIfNeeded(): Promise<OrdersService | undefined> {
    return (await storage.keys(ORDERS_COLLECTION)).length > 0 ? orders() : undefined;
  }

  return {
    catalogue,
    product: container.get(PRODUCT),
    stock: container.get(STOCK),
    cart,
    storeViews,
    routing,
    content,
    notices,
    sync,
    online$: network.online$,
    checkout,
    orders,
    start,
    dehydrate: (): JsonValue => dehydrate(hydratable),
    dispose: () => {
      for (const connection of connections) connection.unsubscribe();
      const services = [routing, content, catalogue, storeViews, notices, sync, container.get(CART_STORE)];
      for (const service of [...ended, ...services, container.get(SESSION)]) end(service);
      container.clear();
    },
  };
}

function reacting(container: ShopContainer) {
  const storage = container.get(STORAGE);
  return {
    network: container.get(NETWORK),
    telemetry: container.get(TELEMETRY),
    session: container.get(SESSION),
    storeViews: container.get(STORE_VIEWS_AREA),
    sync: container.get(SYNC),
    cart: container.get(CART),
    cartSync: container.get(CART_SYNC),
    clearCaches: async () => {
      if (storage instanceof GuardedStorage) await storage.clearCaches();
    },
  };
}
