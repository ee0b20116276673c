import { container, Lifecycle, type ClassProvider, type DependencyContainer } from 'tsyringe';
import { GuardedStorage } from './cache/guarded-storage';
import { CART_STATE } from './cart/cart-door';
import { EMPTY_CART } from './cart/cart-record';
import { CATALOGUE, CATALOGUE_CLIENT, CatalogueClient, CatalogueService } from './catalogue';
import { parseConfig, type ShopConfig } from './config';
import { CONTENT, ContentService } from './content';
import { CLOCK, CONFIG, HTTP, IDS, NETWORK, STORAGE, TABS, TELEMETRY, type Token } from './di';
import { Store } from './kernel/store';
import { NOTICES } from './notices/notices';
import { NoticesService } from './notices/notices-service';
import { PRODUCT, PRODUCT_CLIENT, ProductClient, ProductService, REMEMBERED_SIZES, RememberedSizes } from './product';
import {
  PAGE_LOADER,
  PAGE_OPENER,
  PAGE_VIEWS,
  PageLoader,
  PageOpener,
  PageViews,
  ROUTING,
  RoutingService,
  URL_MAP_CACHE,
  URL_RESOLVER,
  UrlMapCache,
  UrlResolver,
} from './routing';
import type { Adapters, ShopOptions } from './shop';
import { STOCK, StockService } from './stock';
import { STORE_VIEWS_AREA } from './store-views';
import { StoreViewsService } from './store-views/store-views-service';
import { AUTHORIZER, GUEST } from './sync/authorizer';
import { GATEWAY, HttpGateway } from './sync/gateway';
import { Session, SESSION } from './sync/session';
import { SYNC, SyncService } from './sync/sync-service';
import { TASK_RUNNER, TaskRunner } from './sync/task-runner';

/** The container of one shopper's shop, with tokens that know what they stand for. */
export class ShopContainer {
  constructor(private readonly child: DependencyContainer) {}

  value<T>(key: Token<T>, value: T): void {
    this.child.register<T>(key, { useValue: value });
  }

  /** Binds a class; one instance is made when it is first needed, and lives as long as the container. */
  service<T>(key: Token<T>, useClass: ClassProvider<T>['useClass']): void {
    this.child.register<T>(key, { useClass }, { lifecycle: Lifecycle.ContainerScoped });
  }

  get<T>(key: Token<T>): T {
    return this.child.resolve<T>(key);
  }

  /** Lets go of all instances. Whoever holds streams or timers has ended them before. */
  clear(): void {
    this.child.clearInstances();
    this.child.reset();
  }
}

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

function bindServices(shop: ShopContainer): void {
  shop.value(AUTHORIZER, GUEST);
  shop.service(TASK_RUNNER, TaskRunner);
  shop.service(GATEWAY, HttpGateway);
  shop.service(SYNC, SyncService);
  shop.service(NOTICES, NoticesService);
  shop.service(STORE_VIEWS_AREA, StoreViewsService);
  shop.service(CATALOGUE_CLIENT, CatalogueClient);
  shop.service(CATALOGUE, CatalogueService);
  shop.service(PRODUCT_CLIENT, ProductClient);
  shop.service(REMEMBERED_SIZES, RememberedSizes);
  shop.service(PRODUCT, ProductService);
  shop.service(STOCK, StockService);
  shop.service(CONTENT, ContentService);
  shop.service(URL_MAP_CACHE, UrlMapCache);
  shop.service(URL_RESOLVER, UrlResolver);
  shop.service(PAGE_LOADER, PageLoader);
  shop.service(PAGE_OPENER, PageOpener);
  shop.service(PAGE_VIEWS, PageViews);
  shop.service(ROUTING, RoutingService);
}

/**
 * Everything that a first page needs, bound to this shopper's adapters. Binding does no I/O.
 * @throws ShopError 'invalid-input' naming a setting that cannot be used
 */
export function buildContainer(options: ShopOptions): ShopContainer {
  const config = parseConfig(options.config);
  const shop = new ShopContainer(container.createChildContainer());
  bindPorts(shop, options.adapters, config);
  shop.value(SESSION, new Session(options.storeCode ?? config.stores.available[0] ?? ''));
  shop.value(CART_STATE, new Store(EMPTY_CART));
  bindServices(shop);
  return shop;
}
