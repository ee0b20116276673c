import { createVirtualClock, type VirtualClock } from '../../adapters/clock/virtual';
import { createInProcessHttp } from '../../adapters/http/in-process';
import { createSeededIds } from '../../adapters/ids/seeded';
import { createFixedNetwork } from '../../adapters/network/fixed';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { createNoTabs } from '../../adapters/tabs/none';
import { createMemoryTelemetry, type MemoryTelemetry } from '../../adapters/telemetry/memory';
import { CatalogueClient } from '../../core/catalogue/catalogue-client';
import { LazyCatalogue } from '../../core/catalogue/lazy-catalogue';
import { CatalogueService } from '../../core/catalogue/catalogue-service';
import { CatalogueState } from '../../core/catalogue/catalogue-state';
import { parseConfig, type ShopConfig, type ShopConfigInput } from '../../core/config';
import { LazyContent } from '../../core/content/lazy-content';
import { ContentService } from '../../core/content/content-service';
import { HomeLoader } from '../../core/content/home-loader';
import { SiteFrame } from '../../core/content/site-frame';
import { Newsletter } from '../../core/content/newsletter';
import { ContentState } from '../../core/content/content-state';
import { NoticesService } from '../../core/notices/notices-service';
import type { Http, HttpRequest, Storage } from '../../core/ports';
import { PromoService } from '../../core/promo-mode/promo-mode-service';
import { ProductClient } from '../../core/product/product-client';
import { ProductService } from '../../core/product/product-service';
import { RememberedSizes } from '../../core/product/remembered-sizes';
import { PageLoader } from '../../core/routing/page-loader';
import { PageOpener } from '../../core/routing/page-opener';
import { PageViews } from '../../core/routing/page-views';
import { RoutingService } from '../../core/routing/routing-service';
import { UrlMapCache } from '../../core/routing/url-map-cache';
import { UrlResolver } from '../../core/routing/url-resolver';
import { StockService } from '../../core/stock/stock-service';
import { StoreViewsService } from '../../core/store-selection/store-views-service';
import { GUEST } from '../../core/sync/authorizer';
import { HttpGateway } from '../../core/sync/gateway';
import { Session } from '../../core/sync/session';
import { SyncService } from '../../core/sync/sync-service';
import { TaskRunner } from '../../core/sync/task-runner';
import { TaskStore } from '../../core/sync/task-store';

export interface BrowsingOptions {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly config?: ShopConfigInput;
  readonly storeCode?: string;
  readonly storage?: Storage;
  readonly clock?: VirtualClock;
}

export function openBrowsing(options: BrowsingOptions) {
  const clock = options.clock ?? createVirtualClock();
  const storage = options.storage ?? createMemoryStorage();
  const telemetry: MemoryTelemetry = createMemoryTelemetry();
  const network = createFixedNetwork(true);
  const ids = createSeededIds('browsing');
  const config: ShopConfig = parseConfig(options.config ?? {});
  const requests: HttpRequest[] = [];
  const inner = createInProcessHttp({ fetch: options.fetch, clock });
  const http: Http = {
    send(request) {
      requests.push(request);
      return inner.send(request);
    },
  };
  const session = new Session(options.storeCode ?? config.stores.available[0] ?? '');
  const notices = new NoticesService(clock, ids, config);
  const runner = new TaskRunner(http, clock, config, session, GUEST);
  const gateway = new HttpGateway(runner, notices, session, config, clock, ids, telemetry);
  const storeViews = new StoreViewsService(config, session);
  const promo = new PromoService(storage, createNoTabs(), notices, telemetry, config, () => null);
  const client = new CatalogueClient(gateway, config, storeViews, network, session, promo);
  const settings = new ContentState();
  const content: LazyContent = new LazyContent(() => Promise.resolve(contents), settings, storeViews);
  const menu = new CatalogueState();
  const asking = new CatalogueService(client, config, storeViews, menu, promo, () => content.loadSettings());
  const catalogue = new LazyCatalogue(() => Promise.resolve(asking), menu, storeViews, promo);
  const sizes = new RememberedSizes(storage, telemetry);
  const products = new ProductClient(gateway, client, storeViews, config, telemetry, session);
  const product = new ProductService(() => Promise.resolve(products), catalogue, config, storeViews, sizes, clock);
  const queue = async () => {
    const sync = new SyncService(new TaskStore(storage, telemetry), gateway, runner, network, createNoTabs(), notices);
    await sync.load();
    return sync;
  };
  const newsletter = new Newsletter(gateway, network, queue, notices);
  const frame = new SiteFrame(gateway, config, storeViews, settings, telemetry, clock);
  const homes = new HomeLoader(catalogue, client, config, storeViews, promo);
  const contents = new ContentService(gateway, client, storeViews, homes, newsletter, frame);
  const stock = new StockService(gateway, config, network, storeViews);
  const resolver = new UrlResolver(gateway, config, storeViews, new UrlMapCache(storage, clock, telemetry), session);
  const loader = new PageLoader(catalogue, product, content, config, storeViews, telemetry);
  const pageViews = new PageViews(gateway, config, telemetry);
  const pages = new PageOpener(resolver, loader, notices, pageViews, config, storeViews);
  const routing = new RoutingService(() => Promise.resolve(pages), product, catalogue, config, storeViews);
  return {
    clock,
    storage,
    telemetry,
    network,
    config,
    requests,
    gateway,
    session,
    notices,
    storeViews,
    catalogue,
    product,
    content,
    stock,
    routing,
  };
}

export type Browsing = ReturnType<typeof openBrowsing>;
