import { filter, type Subscription } from 'rxjs';
import { ACCOUNT_COLLECTION, isAccountMessage } from './accounts/account-message';
import { ACCOUNT_STATE } from './accounts/account-state';
import type { BloggersArea } from './bloggers/bloggers';
import type { ManageArea } from './manage/manage';
import { LazyCart } from './cart/lazy-cart';
import { isPreviousChange, replicaName } from './cart/cart-name';
import { CART_STATE } from './cart/cart-state';
import type { CartService } from './cart/cart-service';
import { CATALOGUE } from './catalogue/catalogue';
import { GuardedStorage } from './cache/guarded-storage';
import type { CheckoutService } from './checkout/checkout-service';
import type { ShopConfig } from './config';
import { buildContainer, REQUESTS, type ShopContainer } from './container';
import type { ClaimsArea } from './claims';
import { CLAIMS_SERVICE } from './claims/claims-service';
import { CONTENT } from './content/content';
import { CONTENT_STATE } from './content/content-state';
import { CLOCK, CONFIG, NETWORK, STORAGE, TABS, TELEMETRY } from './di';
import { dehydrate, hydrate } from './hydration';
import { lazily } from './kernel/async/lazily';
import { Store } from './kernel/store';
import { openLists, type ShopperLists } from './lists';
import { NOTICES } from './notices/notices';
import { ORDERS_COLLECTION } from './orders/orders';
import type { QueuedOrder } from './orders/queued-order';
import type { OpenedOrders } from './orders/bind-orders';
import type { JsonValue } from './ports';
import type { OpenAccounts, Personal } from './people';
import { PRODUCT } from './product/product';
import { REMEMBERED_SIZES } from './product/remembered-sizes';
import { PROMO_SERVICE } from './promo-mode/promo-mode-service';
import { connectReactions, onStart, type Reacting } from './reactions';
import type { ReviewsArea } from './reviews/reviews';
import type { SharedCartsArea } from './shared-carts/shared-carts';
import type { Arrival } from './routing';
import { ROUTING } from './routing/routing';
import type { Shop, ShopOptions } from './shop';
import { STOCK } from './stock/stock';
import { STORE_VIEWS_AREA } from './store-views';
import { noteStoreChange } from './store-selection/store-change';
import { AUTHORIZER, SessionAuthorizer } from './sync/authorizer';
import { isChangeOf } from './replica';
import { SESSION } from './sync/session';
import { SYNC } from './sync/lazy-sync';
import { UI, type UiArea } from './ui-state';

function end(service: unknown): void {
  const { dispose, close } = service as { dispose?: unknown; close?: unknown }; // sound: members are only read
  if (typeof dispose === 'function') Reflect.apply(dispose, service, []);
  else if (typeof close === 'function') Reflect.apply(close, service, []);
}

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

function lazyCart(container: ShopContainer, recheckUser: () => Promise<void>): LazyCart {
  return new LazyCart({
    state: container.get(CART_STATE),
    ui: container.get(UI),
    storage: container.get(STORAGE),
    follow: (open) =>
      container.get(TABS).messages$.subscribe((message) => {
        const { storeCode } = container.get(SESSION);
        if (!isChangeOf(replicaName(storeCode), message) && !isPreviousChange(storeCode, message)) return;
        open().catch((error: unknown) => container.get(TELEMETRY).error(error, { area: 'cart', context: 'tabs' }));
      }),
    config: container.get(CONFIG),
    open: async (): Promise<CartService> => {
      const [area] = await Promise.all([import('./cart'), container.get(REQUESTS)()]);
      const service = area.bindCart(container, recheckUser);
      await service.load();
      return service;
    },
  });
}

function lazyAreas(container: ShopContainer, cart: LazyCart, connections: Subscription[]) {
  const waitingOrders = new Store<readonly QueuedOrder[]>([]);
  const ended: unknown[] = [waitingOrders];
  let openCheckout: CheckoutService | undefined;
  let openOrders: OpenedOrders | undefined;
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
  const orders = lazily(async (): Promise<OpenedOrders> => {
    const [area] = await Promise.all([import('./orders'), checkout()]);
    const { service, store } = area.bindOrders(container);
    await service.load();
    ended.push(store);
    connections.push(service.waiting$.subscribe((waiting) => waitingOrders.set(waiting)));
    openOrders = service;
    return service;
  });
  const reviews = lazily(async (): Promise<ReviewsArea> => {
    const [area] = await Promise.all([import('./reviews'), container.get(REQUESTS)()]);
    container.service(area.REVIEWS, area.ReviewsService);
    return container.get(area.REVIEWS);
  });
  const sharedCarts = lazily(async (): Promise<SharedCartsArea> => {
    const [area] = await Promise.all([import('./shared-carts'), cart.open()]);
    container.service(area.SHARED_CARTS, area.SharedCartsService);
    return container.get(area.SHARED_CARTS);
  });
  const ordersIfNeeded = async (): Promise<OpenedOrders | undefined> =>
    openOrders !== undefined || (await container.get(STORAGE).keys(ORDERS_COLLECTION)).length > 0
      ? orders()
      : undefined;
  const waitingOrders$ = waitingOrders.state$;
  const opened = { checkout: () => openCheckout, openCheckout: checkout, orders: () => openOrders };
  return { checkout, orders, ordersIfNeeded, waitingOrders$, reviews, sharedCarts, opened, ended };
}

function accountAreas(container: ShopContainer, personal: () => Personal) {
  const ended: unknown[] = [];
  const people = lazily(async () => {
    const [area] = await Promise.all([import('./people'), container.get(REQUESTS)()]);
    return area.openPeople(container, personal());
  });
  const accounts = lazily(async (): Promise<OpenAccounts> => (await people()).accounts);
  const bloggers = lazily(async (): Promise<BloggersArea> => {
    const [area] = await Promise.all([import('./bloggers'), people()]);
    const opened = await area.openBloggers(container);
    ended.push(...opened.ended);
    return opened.area;
  });
  const manage = lazily(async (): Promise<ManageArea> => {
    const [area] = await Promise.all([import('./manage'), people()]);
    const opened = area.openManage(container, async () => (await bloggers()).refreshAll({ skipCache: true }));
    ended.push(...opened.ended);
    return opened.area;
  });
  const refresher = async () => (await people()).refresher;
  container.value(AUTHORIZER, new SessionAuthorizer(container.get(SESSION), refresher));
  return { accounts, bloggers, manage, ended, ...keptAccount(container, accounts) };
}

function keptAccount(container: ShopContainer, accounts: () => Promise<OpenAccounts>) {
  const [state, storage, telemetry] = [container.get(ACCOUNT_STATE), container.get(STORAGE), container.get(TELEMETRY)];
  const report = (error: unknown): void => telemetry.error(error, { area: 'accounts', context: 'tabs' });
  return {
    load: async (): Promise<void> => {
      if ((await storage.keys(ACCOUNT_COLLECTION)).length > 0) await accounts();
      else state.update((account) => ({ ...account, isLoaded: true }));
    },
    dispose: () => state.close(),
    followTabs: (): Subscription =>
      container
        .get(TABS)
        .messages$.pipe(filter(isAccountMessage))
        .subscribe((message) => {
          accounts()
            .then((service) => service.receive(message))
            .catch(report);
        }),
  };
}

interface Starting {
  readonly followed: readonly { load(): Promise<void>; followTabs(): void }[];
  readonly people: ReturnType<typeof keptAccount>;
  readonly connections: Subscription[];
  readonly reacting: () => Reacting;
  readonly arrive: () => Promise<void>;
}

function starting(container: ShopContainer, parts: Starting): () => Promise<void> {
  const { followed, people, connections } = parts;
  const follow = lazily(() => {
    for (const one of followed) one.followTabs();
    const shop = parts.reacting();
    connections.push(connectReactions(shop));
    connections.push(people.followTabs());
    return Promise.resolve(shop);
  });
  return lazily(async () => {
    if (container.get(CONFIG).serverSide) return;
    const shop = await follow();
    await shop.noteStore();
    await Promise.all([...followed, container.get(SYNC), people].map((one) => one.load()));
    await parts.arrive();
    void onStart(shop);
  });
}

/** Options with a parsed configuration. */
export interface ConfiguredOptions extends Omit<ShopOptions, 'config'> {
  readonly config: ShopConfig;
}

/**
 * Opens a shop with a configuration parsed on the server, which saves 2 KB of rules in the browser.
 * @throws ShopError 'invalid-input' for a store that is not open
 */
export function openShop(options: ConfiguredOptions): Shop {
  const container = buildContainer(options);
  const [catalogue, content, routing] = [container.get(CATALOGUE), container.get(CONTENT), container.get(ROUTING)];
  const hydratable = { catalogue, content, routing };
  container.get(CONTENT_STATE).giveBlocks(options.siteBlocks);
  if (options.state !== undefined) hydrate(hydratable, options.state);
  const [sync, notices, lists] = [container.get(SYNC), container.get(NOTICES), listsOf(container)];
  const cart = lazyCart(container, async () => (await people.accounts()).load());
  const [promo, claims, ui] = [container.get(PROMO_SERVICE), container.get(CLAIMS_SERVICE), container.get(UI)];
  const kept = [lists.wishlist, lists.compare, lists.recentlyViewed, promo, claims];
  const [storage, storeViews] = [container.get(STORAGE), container.get(STORE_VIEWS_AREA)];
  const connections: Subscription[] = [];
  let isDisposed = false;
  const { opened, ended, ordersIfNeeded, ...areas } = lazyAreas(container, cart, connections);
  const sizes = container.get(REMEMBERED_SIZES);
  const personal = () => ({ ...reacting(container), ...lists, sizes, storage, promo, cart, ui, ...opened });
  const people = accountAreas(container, personal);
  const start = starting(container, {
    followed: [cart, ...kept],
    people,
    connections,
    reacting: () => ({ ...reacting(container), ...lists, promo, cart, ordersIfNeeded }),
    arrive: () => arrive(options.arrival, { claims, ui, accounts: people.accounts }),
  });

  return {
    config: container.get(CONFIG),
    catalogue,
    product: container.get(PRODUCT),
    stock: container.get(STOCK),
    cart,
    ...lists,
    promo,
    claims,
    ui,
    storeViews,
    routing,
    arrival: options.arrival ?? {},
    content,
    notices,
    sync,
    online$: container.get(NETWORK).online$,
    user$: container.get(ACCOUNT_STATE).select(({ user }) => user),
    accounts: people.accounts,
    bloggers: people.bloggers,
    manage: people.manage,
    ...areas,
    start,
    dehydrate: (): JsonValue => dehydrate(hydratable),
    dispose: () => {
      if (isDisposed) return;
      isDisposed = true;
      for (const connection of connections) connection.unsubscribe();
      const eager = [routing, content, catalogue, container.get(PRODUCT), storeViews, notices, sync, cart, people, ui];
      for (const service of [...ended, ...people.ended, ...kept, ...eager, container.get(SESSION), storage])
        end(service);
      container.clear();
    },
  };
}

interface Arriving {
  readonly claims: ClaimsArea;
  readonly ui: UiArea;
  readonly accounts: () => Promise<OpenAccounts>;
}

async function arrive({ promo, signIn }: Arrival = {}, { claims, ui, accounts }: Arriving): Promise<void> {
  if (promo !== undefined) await claims.set('promoCode', promo);
  if (signIn === undefined) return;
  void ui.whileLoading(async () => (await accounts()).openLink(signIn.contact, signIn.code)).catch(() => undefined);
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
    noteStore: () => noteStoreChange({ storage, storeCode: storeViews.current.storeCode, clearCaches }),
  };
}
