import { ACCOUNT_STATE, NOBODY } from './accounts/account-state';
import { GuardedStorage } from './cache/guarded-storage';
import { CART_STATE } from './cart/cart-state';
import { EMPTY_CART } from './cart/cart-record';
import { CATALOGUE } from './catalogue/catalogue';
import { CATALOGUE_LOADER, LazyCatalogue } from './catalogue/lazy-catalogue';
import { CATALOGUE_STATE, CatalogueState } from './catalogue/catalogue-state';
import type { ShopConfig } from './config';
import { CLAIMS } from './claims';
import { CLAIMS_SERVICE, ClaimsService } from './claims/claims-service';
import { CONTENT } from './content/content';
import { CONTENT_LOADER, LazyContent } from './content/lazy-content';
import { CONTENT_STATE, ContentState } from './content/content-state';
import { CLOCK, CONFIG, container, HTTP, IDS, NETWORK, ShopContainer, STORAGE, TABS, TELEMETRY, token } from './di';
import { lazily } from './kernel/async/lazily';
import { Store } from './kernel/store';
import { NOTICES } from './notices/notices';
import { NoticesService } from './notices/notices-service';
import { PRODUCT } from './product/product';
import { ProductService } from './product/product-service';
import { PROMO, PROMO_USER } from './promo-mode';
import { PROMO_SERVICE, PromoService } from './promo-mode/promo-mode-service';
import { PRODUCT_SOURCE } from './product/product-source';
import { REMEMBERED_SIZES, RememberedSizes } from './product/remembered-sizes';
import { PAGE_SOURCE } from './routing/page-source';
import { ROUTING } from './routing/routing';
import { RoutingService } from './routing/routing-service';
import type { Adapters, ShopOptions } from './shop';
import { STOCK } from './stock/stock';
import { STOCK_LOADER, LazyStock } from './stock/lazy-stock';
import { STORE_VIEWS_AREA } from './store-views';
import { openStore } from './store-selection/open-store';
import { StoreViewsService } from './store-selection/store-views-service';
import { Session, SESSION } from './sync/session';
import { SYNC, SYNC_LOADER, LazySync } from './sync/lazy-sync';
import type { SyncService } from './sync/sync-service';
import { UI } from './ui-state';
import { UiService } from './ui-state/ui-service';

function bindPorts(shop: ShopContainer, adapters: Adapters, config: ShopConfig): void {
  const { clock, telemetry, storage } = adapters;
  shop.value(HTTP, adapters.http);
  shop.value(CLOCK, clock);
  shop.value(NETWORK, adapters.network);
  shop.value(TABS, adapters.tabs);
  shop.value(TELEMETRY, telemetry);
  shop.value(IDS, adapters.ids);
  shop.value(STORAGE, new GuardedStorage(storage, { clock, telemetry, config: config.cache }));
  shop.value(CONFIG, config);
}

export type { ShopContainer } from './di';

export const REQUESTS = token<() => Promise<{ readonly sync: () => SyncService }>>('Requests');

function bindLoaders(shop: ShopContainer): void {
  const requests = lazily(async () => (await import('./requests')).bindRequests(shop));
  const browsing = lazily(async () => {
    const [area] = await Promise.all([import('./browsing'), requests()]);
    return area.openBrowsing(shop);
  });
  shop.value(REQUESTS, requests);
  shop.value(SYNC_LOADER, async () => {
    const sync = (await requests()).sync();
    await sync.load();
    return sync;
  });
  shop.value(CATALOGUE_LOADER, async () => (await browsing()).catalogue);
  shop.value(CONTENT_LOADER, async () => (await browsing()).content);
  shop.value(PRODUCT_SOURCE, async () => (await browsing()).products);
  shop.value(STOCK_LOADER, async () => (await browsing()).stock);
  shop.value(PAGE_SOURCE, async () => (await browsing()).pages);
}

function bindServices(shop: ShopContainer): void {
  shop.service(SYNC, LazySync);
  shop.service(NOTICES, NoticesService);
  shop.service(UI, UiService);
  shop.service(CLAIMS_SERVICE, ClaimsService);
  shop.value(CLAIMS, shop.get(CLAIMS_SERVICE));
  shop.service(PROMO_SERVICE, PromoService);
  shop.value(PROMO, shop.get(PROMO_SERVICE));
  shop.service(STORE_VIEWS_AREA, StoreViewsService);
  shop.service(CATALOGUE_STATE, CatalogueState);
  shop.service(CATALOGUE, LazyCatalogue);
  shop.service(REMEMBERED_SIZES, RememberedSizes);
  shop.service(PRODUCT, ProductService);
  shop.service(STOCK, LazyStock);
  shop.service(CONTENT_STATE, ContentState);
  shop.service(CONTENT, LazyContent);
  shop.service(ROUTING, RoutingService);
}

export function buildContainer(options: Omit<ShopOptions, 'config'> & { readonly config: ShopConfig }): ShopContainer {
  const { config } = options;
  const shop = new ShopContainer(container.createChildContainer());
  bindPorts(shop, options.adapters, config);
  // Checked first: the container would wrap constructor errors.
  const { storeCode } = openStore(config.stores, options.storeCode ?? config.stores.available[0] ?? '');
  shop.value(SESSION, new Session(storeCode, options.interfaceLanguage));
  shop.value(CART_STATE, new Store(EMPTY_CART));
  const account = new Store(NOBODY);
  shop.value(ACCOUNT_STATE, account);
  shop.value(PROMO_USER, () => account.value.user);
  bindLoaders(shop);
  bindServices(shop);
  return shop;
}
