import { filter, type Subscription } from 'rxjs';
import { ACCOUNT_COLLECTION, isAccountMessage } from './accounts/account-message';
import { ACCOUNT_STATE } from './accounts/account-state';
import type { AccountsService } from './accounts/accounts-service';
import type { BloggersService } from './bloggers/bloggers-service';
import { CartDoor } from './cart/cart-door';
import { CART_STATE } from './cart/cart-state';
import type { CartService } from './cart/cart-service';
import { CATALOGUE } from './catalogue/catalogue';
import { GuardedStorage } from './cache/guarded-storage';
import type { CheckoutService } from './checkout/checkout-service';
import { buildContainer, REQUESTS, type ShopContainer } from './container';
import { CONTENT } from './content/content';
import { CLOCK, CONFIG, NETWORK, STORAGE, TABS, TELEMETRY } from './di';
import { dehydrate, hydrate } from './hydration';
import { lazily } from './kernel/lazily';
import { Store } from './kernel/store';
import { openLists, type ShopperLists } from './lists';
import { NOTICES } from './notices/notices';
import { ORDERS_COLLECTION, type QueuedOrder } from './orders/orders';
import type { OrdersService } from './orders/orders-service';
import type { JsonValue } from './ports';
import type { Personal } from './people';
import { PRODUCT } from './product/product';
import { PROMO_SERVICE } from './promo/promo-service';
import { connectReactions, onStart } from './reactions';
import type { ReviewsArea } from './reviews/reviews';
import { ROUTING } from './routing/routing';
import type { Shop, ShopOptions } from './shop';
import { STOCK } from './stock/stock';
import { STORE_VIEWS_AREA } from './store-views';
import { noteStore } from './store-views/last-store';
import { AUTHORIZER, SessionAuthorizer } from './sync/authorizer';
import { SESSION } from './sync/session';
import { SYNC } from './sync/sync-door';

/** Ends whatever holds a stream or a timer. */
function end(service: unknown): void {
  const { dispose, close } = service as { dispose?: unknown; close?: unknown }; // sound: members are looked at only
  if (typeof dispose === 'function') Reflect.apply(dispose, service, []);
  else if (typeof close === 'function') Reflect.apply(close, service, []);
}

/** What the shopper keeps on their own device. */
function listsOf(container: ShopContainer): ShopperLists {
  const ports = {
    storage: container.get(STORAGE),
    tabs: container.get(TABS),
    telemetry: container.get(TELEMETRY),
    clock: container.get(CLOCK),
    storeViews: container.get(STORE_VIEWS_AREA),
    product: container.get(PRODUCT),
    catalogue: container.get(CATALOGUE),
  };
  return openLists(ports, container.get(CONFIG));
}

/** The cart, whose code comes with its first use. */
function cartDoor(container: ShopContainer, recheckUser: () => Promise<void>): CartDoor {
  return new CartDoor({
    recheckUser,
    state: container.get(CART_STATE),
    storage: container.get(STORAGE),
    tabs: container.get(TABS),
    telemetry: container.get(TELEMETRY),
    session: container.get(SESSION),
    config: container.get(CONFIG),
    open: async (): Promise<CartService> => {
      const [area] = await Promise.all([import('./cart'), container.get(REQUESTS)()]);
      container.service(area.CART_STORE, area.CartStore);
      container.service(area.CART_SYNC, area.CartSync);
      container.service(area.CART_TAXES, area.CartTaxes);
      container.service(area.TOTALS_SYNC, area.TotalsSync);
      container.service(area.CART, area.CartService);
      const service = container.get(area.CART);
      await service.load();
      return service;
    },
  });
}

function lazyAreas(container: ShopContainer, cart: CartDoor, connections: Subscription[]) {
  const waitingOrders = new Store<readonly QueuedOrder[]>([]);
  const ended: unknown[] = [waitingOrders];
  let openCheckout: CheckoutService | undefined;
  const checkout = lazily(async (): Promise<CheckoutService> => {
    const [area, { connectCheckout }, cartService] = await Promise.all([
      import('./checkout'),
      import('./checkout-reactions'),
      cart.open(),
    ]);
    container.service(area.CHECKOUT_STORE, area.CheckoutStore);
    container.service(area.CHECKOUT, area.CheckoutService);
    const service = container.get(area.CHECKOUT);
    await service.load();
    ended.push(container.get(area.CHECKOUT_STORE));
    connections.push(connectCheckout(service, cartService, container.get(CART_STATE)));
    openCheckout = service;
    return service;
  });
  const orders = lazily(async (): Promise<OrdersService> => {
    const [area] = await Promise.all([import('./orders'), checkout()]);
    container.service(area.ORDERS_STORE, area.OrdersStore);
    container.service(area.ORDER_SENDER, area.OrderSender);
    container.service(area.ORDER_DRAFTER, area.OrderDrafter);
    container.service(area.UNPAID_ORDERS, area.UnpaidOrders);
    container.service(area.REORDERS, area.Reorders);
    container.service(area.ORDERS, area.OrdersService);
    const service = container.get(area.ORDERS);
    await service.load();
    ended.push(container.get(area.ORDERS_STORE));
    connections.push(
      area.showWaiting(
        service,
        container.get(ACCOUNT_STATE).select(({ user }) => user),
        waitingOrders,
      ),
    );
    return service;
  });
  const reviews = lazily(async (): Promise<ReviewsArea> => {
    const [area] = await Promise.all([import('./reviews'), container.get(REQUESTS)()]);
    container.service(area.REVIEWS, area.ReviewsService);
    return container.get(area.REVIEWS);
  });
  const ordersIfNeeded = async (): Promise<OrdersService | undefined> =>
    (await container.get(STORAGE).keys(ORDERS_COLLECTION)).length > 0 ? orders() : undefined;
  const waitingOrders$ = waitingOrders.state$;
  return { checkout, orders, ordersIfNeeded, waitingOrders$, reviews, openCheckout: () => openCheckout, ended };
}

/** Signing in and the cabinet. Who was signed in at the last visit is read at the start; guests load none of it. */
function accountAreas(container: ShopContainer, personal: () => Personal) {
  const people = lazily(async () => {
    const [area] = await Promise.all([import('./people'), container.get(REQUESTS)()]);
    return area.openPeople(container, personal());
  });
  const accounts = lazily(async (): Promise<AccountsService> => (await people()).accounts);
  const bloggers = lazily(async (): Promise<BloggersService> => {
    const [area] = await Promise.all([import('./bloggers'), people()]);
    container.service(area.BLOGGERS, area.BloggersService);
    return container.get(area.BLOGGERS);
  });
  const refresher = async () => (await people()).refresher;
  container.value(AUTHORIZER, new SessionAuthorizer(container.get(SESSION), refresher));
  return { accounts, bloggers, ...keptAccount(container, accounts) };
}

/** What the device knows of who is signed in: from the last visit, and from other tabs. */
function keptAccount(container: ShopContainer, accounts: () => Promise<AccountsService>) {
  const [state, storage, telemetry] = [container.get(ACCOUNT_STATE), container.get(STORAGE), container.get(TELEMETRY)];
  const report = (error: unknown): void => telemetry.error(error, { area: 'accounts', context: 'tabs' });
  return {
    load: async (): Promise<void> => {
      if ((await storage.keys(ACCOUNT_COLLECTION)).length > 0) await accounts();
      else state.update((account) => ({ ...account, isLoaded: true }));
    },
    dispose: () => state.close(),
    /** Another tab has signed somebody in or out: here it is so too. */
    followTabs: (): Subscription =>
      container
        .get(TABS)
        .messages$.pipe(filter(isAccountMessage))
        .subscribe(() => {
          accounts()
            .then((service) => service.load())
            .catch(report);
        }),
  };
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

  const [sync, notices] = [container.get(SYNC), container.get(NOTICES)];
  const cart = cartDoor(container, async () => (await people.accounts()).load());
  const lists = listsOf(container);
  const promo = container.get(PROMO_SERVICE);
  const kept = [lists.wishlist, lists.compare, lists.recentlyViewed, promo];
  const [storage, network] = [container.get(STORAGE), container.get(NETWORK)];
  const storeViews = container.get(STORE_VIEWS_AREA);
  const connections: Subscription[] = [];
  let isDisposed = false;
  const { openCheckout, ended, ordersIfNeeded, ...areas } = lazyAreas(container, cart, connections);
  const personal = () => ({ ...reacting(container), ...lists, storage, promo, cart, checkout: openCheckout });
  const people = accountAreas(container, personal);
  const start = lazily(async () => {
    if (container.get(CONFIG).serverSide) return;
    for (const one of [cart, ...kept]) one.followTabs();
    const shop = { ...reacting(container), ...lists, promo, cart, ordersIfNeeded };
    connections.push(connectReactions(shop));
    connections.push(people.followTabs());
    await shop.noteStore();
    await Promise.all([cart, ...kept, sync, people].map((one) => one.load()));
    void onStart(shop);
  });

  return {
    catalogue,
    product: container.get(PRODUCT),
    stock: container.get(STOCK),
    cart,
    ...lists,
    promo,
    storeViews,
    routing,
    content,
    notices,
    sync,
    online$: network.online$,
    user$: container.get(ACCOUNT_STATE).select(({ user }) => user),
    accounts: people.accounts,
    bloggers: people.bloggers,
    ...areas,
    start,
    dehydrate: (): JsonValue => dehydrate(hydratable),
    dispose: () => {
      if (isDisposed) return;
      isDisposed = true;
      for (const connection of connections) connection.unsubscribe();
      const eager = [routing, content, catalogue, container.get(PRODUCT), storeViews, notices, sync, cart, people];
      for (const service of [...ended, ...kept, ...eager, container.get(SESSION), storage]) end(service);
      container.clear();
    },
  };
}

function reacting(container: ShopContainer) {
  const [storage, storeViews] = [container.get(STORAGE), container.get(STORE_VIEWS_AREA)];
  const clearCaches = async (): Promise<void> => {
    if (storage instanceof GuardedStorage) await storage.clearCaches();
  };
  return {
    network: container.get(NETWORK),
    tabs: container.get(TABS),
    telemetry: container.get(TELEMETRY),
    session: container.get(SESSION),
    storeViews,
    routing: container.get(ROUTING),
    catalogue: container.get(CATALOGUE),
    sync: container.get(SYNC),
    /** Of the store that is shopped in now. */
    noteStore: () => noteStore({ storage, storeCode: storeViews.current.storeCode, clearCaches }),
  };
}
