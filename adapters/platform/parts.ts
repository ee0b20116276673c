import { CustomerRepository } from './accounts/customer-repository';
import { PriceGroups } from './accounts/price-groups';
import { ProofRepository } from './accounts/proof-repository';
import { RateLimiter } from './accounts/rate-limiter';
import { SessionService } from './accounts/session-service';
import { BloggerRepository } from './bloggers/blogger-repository';
import { CartRepository } from './cart/cart-repository';
import { CartShareRepository } from './cart/cart-share-repository';
import { CouponRepository } from './cart/coupon-repository';
import { PaymentOffers } from './cart/payment-offers';
import { CatalogueIndexStore } from './catalogue/catalogue-index-store';
import { CatalogueReader } from './catalogue/catalogue-reader';
import { SqliteCatalogueWriter } from './catalogue/catalogue-writer';
import { TrimmedDocuments } from './catalogue/trimmed-documents';
import { ContentRepository } from './content/content-repository';
import { ReviewDesk } from './content/review-desk';
import { ReviewRepository } from './content/review-repository';
import type { Sqlite } from './database/sqlite';
import { VersionCounters } from './database/versions';
import type { Settings } from './options';
import { OrderFileLinks } from './orders/order-file-links';
import { OrderLog } from './orders/order-log';
import { OrderRepository } from './orders/order-repository';
import { OutboxRepository } from './outbox/outbox-repository';
import { PaymentRepository } from './payments/payment-repository';
import { StockRepository } from './stock/stock-repository';

/** What the services and routes of one platform read and write with. Nothing here does anything before it is asked. */
export interface Parts {
  readonly settings: Settings;
  readonly database: Sqlite;
  readonly versions: VersionCounters;
  readonly reader: CatalogueReader;
  readonly writer: SqliteCatalogueWriter;
  readonly indexes: CatalogueIndexStore;
  readonly trimmed: TrimmedDocuments;
  readonly stock: StockRepository;
  readonly carts: CartRepository;
  readonly cartShares: CartShareRepository;
  readonly coupons: CouponRepository;
  readonly orders: OrderRepository;
  readonly orderLog: OrderLog;
  /** Links to the files of orders that a browser can follow. */
  readonly fileLinks: OrderFileLinks;
  readonly payments: PaymentRepository;
  readonly paymentOffers: PaymentOffers;
  readonly outbox: OutboxRepository;
  readonly content: ContentRepository;
  readonly reviews: ReviewRepository;
  readonly customers: CustomerRepository;
  readonly sessions: SessionService;
  readonly groups: PriceGroups;
  readonly proofs: ProofRepository;
  readonly rates: RateLimiter;
  readonly bloggers: BloggerRepository;
  readonly reviewDesk: ReviewDesk;
}

export function createParts(settings: Settings, database: Sqlite): Parts {
  const versions = new VersionCounters(database);
  const stock = new StockRepository(database, versions);
  const reader = new CatalogueReader(database, versions, stock, settings);
  const coupons = new CouponRepository(database);
  const reviews = new ReviewRepository(database);
  const content = new ContentRepository(database, settings);
  const sessions = new SessionService(database, settings);
  return {
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
    cartShares: new CartShareRepository(database),
    orders: new OrderRepository(database),
    orderLog: new OrderLog(database),
    fileLinks: new OrderFileLinks(sessions),
    payments: new PaymentRepository(database),
    outbox: new OutboxRepository(database),
    content,
    paymentOffers: new PaymentOffers(content, settings),
    reviews,
    customers: new CustomerRepository(database),
    sessions,
    groups: new PriceGroups(settings, sessions),
    proofs: new ProofRepository(database),
    rates: new RateLimiter(database, () => settings.clock.now()),
    bloggers: new BloggerRepository(database),
    reviewDesk: new ReviewDesk(database, reviews, versions),
  };
}
