import '../../core/di/reflect';
import { createVirtualClock, type VirtualClock } from '../../adapters/clock/virtual';
import { createInProcessHttp } from '../../adapters/http/in-process';
import { createSeededIds } from '../../adapters/ids/seeded';
import { createFixedNetwork } from '../../adapters/network/fixed';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { createMemoryTelemetry, type MemoryTelemetry } from '../../adapters/telemetry/memory';
import { CatalogueClient, CatalogueService } from '../../core/catalogue';
import { parseConfig, type ShopConfig, type ShopConfigInput } from '../../core/config';
import { ContentService } from '../../core/content';
import { NoticesService } from '../../core/notices/notices-service';
import type { Http, HttpRequest, Storage } from '../../core/ports';
import { ProductClient, ProductService, RememberedSizes } from '../../core/product';
import { PageLoader, PageOpener, PageViews, RoutingService, UrlMapCache, UrlResolver } from '../../core/routing';
import { StockService } from '../../core/stock';
import { StoreViewsService } from '../../core/store-views/store-views-service';
import { GUEST } from '../../core/sync/authorizer';
import { HttpGateway } from '../../core/sync/gateway';
import { Session } from '../../core/sync/session';
import { TaskRunner } from '../../core/sync/task-runner';

export interface BrowsingOptions {
  /** What answers the requests. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly config?: ShopConfigInput;
  readonly storeCode?: string;
  readonly storage?: Storage;
  readonly clock?: VirtualClock;
}

/** The areas of the shop that a guest browses with, put together by hand on memory adapters. */
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
  const gateway = new HttpGateway(runner, notices, session, config, clock, ids);
  const storeViews = new StoreViewsService(config, session);
  const client = new CatalogueClient(gateway, config, storeViews, network);
  const catalogue = new CatalogueService(client, config, storeViews);
  const sizes = new RememberedSizes(storage, telemetry);
  const productClient = new ProductClient(gateway, client, storeViews, telemetry);
  const product = new ProductService(productClient, catalogue, config, storeViews, sizes, telemetry);
  const content = new ContentService(gateway, catalogue, client, config, storeViews, network);
  const stock = new StockService(gateway, config, network);
  const resolver = new UrlResolver(gateway, config, storeViews, new UrlMapCache(storage, clock, telemetry));
  const loader = new PageLoader(catalogue, product, content, config, storeViews, telemetry);
  const opener = new PageOpener(resolver, loader, notices, product, config, storeViews);
  const pageViews = new PageViews(gateway, config, telemetry);
  const routing = new RoutingService(opener, catalogue, pageViews, config, storeViews);
  return {
    clock,
    storage,
    telemetry,
    network,
    config,
    requests,
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
