import { CartRepository } from './cart/cart-repository';
import { CartService } from './cart/cart-service';
import { CouponRepository } from './cart/coupon-repository';
import { CatalogueIndexStore } from './catalogue/catalogue-index-store';
import { CatalogueReader } from './catalogue/catalogue-reader';
import { SqliteCatalogueWriter } from './catalogue/catalogue-writer';
import { TrimmedDocuments } from './catalogue/trimmed-documents';
import { ContentRepository } from './content/content-repository';
import { ReviewRepository } from './content/review-repository';
import type { Sqlite } from './database/sqlite';
import { VersionCounters } from './database/versions';
import type { Settings } from './options';
import { OrderRepository } from './orders/order-repository';
import { OrderService } from './orders/order-service';
import { OutboxRepository } from './outbox/outbox-repository';
import { StockRepository } from './stock/stock-repository';

/** Everything that the routes of one platform work with. Nothing here does anything before it is asked. */
export interface Services {
  readonly settings: Settings;
  readonly database: Sqlite;
  readonly versions: VersionCounters;
  readonly reader: CatalogueReader;
  readonly writer: SqliteCatalogueWriter;
  readonly indexes: CatalogueIndexStore;
  readonly trimmed: TrimmedDocuments;
  readonly stock: StockRepository;
  readonly carts: CartRepository;
  readonly coupons: CouponRepository;
  readonly cartService: CartService;
  readonly orders: OrderRepository;
  readonly orderService: OrderService;
  readonly outbox: OutboxRepository;
  readonly content: ContentRepository;
  readonly reviews: ReviewRepository;
}

export function createServices(settings: Settings, database: Sqlite): Services {
  const versions = new VersionCounters(database);
  const stock = new StockRepository(database, versions);
  const reader = new CatalogueReader(database, versions, stock, settings);
  const coupons = new CouponRepository(database);
  const parts = {
    settings,
    database,
    versions,
    reader,
    stock,
    coupons,
    writer: new SqliteCatalogueWriter(database, versions, stock, coupons),
    indexes: new CatalogueIndexStore(reader, stock, versions, settings),
    trimmed: new TrimmedDocuments(),
    carts: new CartRepository(database),
    orders: new OrderRepository(database),
    outbox: new OutboxRepository(database),
    content: new ContentRepository(database),
    reviews: new ReviewRepository(database),
  };
  // The two services use each other's repositories and the whole of the rest, so they are given the finished object.
  const services: Services = {
    ...parts,
    get cartService() {
      return cartService;
    },
    get orderService() {
      return orderService;
    },
  };
  const cartService = new CartService(services);
  const orderService = new OrderService(services);
  return services;
}
