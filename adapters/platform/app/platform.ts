import {
  createPeopleHistory,
  DemoData,
  guardMode,
  answered,
  OWNER,
  OwnRecords,
  type OwnAnswer,
  type ImportMaps,
  recordTarget,
  UpdateAdmin,
} from '../staff';
import { bloggerAccounts, type BankFiles, type BloggerAccounts, type PayoutAdmin } from '../bloggers';
import {
  CommerceAdmin,
  type DeliveryRun,
  type Route,
  statusOf,
  type SubscriberStatus,
  createDirectCall,
  type DirectCall,
  type ComposedOptions,
  type MissingService,
  type PlatformMode,
  type Settings,
  followStores,
  missingServices,
  recordedStores,
  settingsOf,
} from '../foundation';
import {
  DatabaseCatalogueGoods,
  DatabaseChangeFeed,
  type ChangeFeed,
  type ReviewAdmin,
  SiteAddresses,
  type FeedEntry,
  ProductFeed,
  type StockAlerts,
  stockMovesOf,
  type StockMovesInput,
} from '../catalogue';
import type { OwnStore } from '../../../core/store-views';
import type { CatalogueGoods } from '../ports/catalogue/catalogue-goods';
import type { CatalogueImport } from '../ports/catalogue/catalogue-import';
import type { DemoOfShop } from '../ports/staff/catalogue-source';
import { Deliveries } from './deliveries';
import { bulkOfOwner, type BulkOfOwner } from './bulk-of-owner';
import { reportsOfOwner, type ReportsOfOwner } from './reports-of-owner';
import type { MessageRun, RetryOutcome } from '../messages';
import type { Database } from '../ports/database';
import type { DeadLetter, Subscription } from '../ports/foundation/events';
import type { DownloadKeeper } from '../ports/orders/download-keeper';
import type { FileStore } from '../ports/foundation/files';
import type { Observer } from '../ports/observer';
import { generateCodes, type CodesInput, type GiftCards } from '../selling';
import { createApp } from './web/app';
import type { Connection } from './web/platform-app';
import {
  type InvoiceAdmin,
  bookMissing,
  openRefundFacts,
  refundFacts,
  type RefundFacts,
  type PaymentRun,
} from '../orders';
import {
  cardsOfOwner,
  peopleOfOwner,
  type CardsOfOwner,
  type FactorsOfOwner,
  type PersonsOfOwner,
  type PrivacyOfOwner,
} from './people-of-owner';
import { ordersOfOwner, type OrdersOfOwner } from './orders-of-owner';
import type { MessageState, OutboxMessage } from '../ports/messages/outbox';
import type { PaymentRefund } from '../ports/orders/payments';
import type { RetentionJob } from './retention-job';
import type { StoreView } from '../../../core/store-views';
import type { PeopleHistory } from '../ports/staff/people-data';
import type { RecordImportTarget } from '../ports/staff/record-import';
import { routesOf } from './platform-routes';
import type { Services } from './services';
import { createServices } from './services';
import { beginCommerce, beginShop } from '../starter';

/** Record counts of a shop. */
export interface PlatformStats {
  readonly products: number;
  readonly categories: number;
  readonly orders: number;
  readonly payments: number;
  readonly carts: number;
}

const MAX_LISTED = 200;

/** The back end of a shop. */
export interface Platform extends ReportsOfOwner, BulkOfOwner {
  readonly mode: PlatformMode;
  readonly missing: readonly MissingService[];
  /**
   * Answers a request; never rejects.
   * @param connection client address for rate limits; IPv6 as its /64. Without it no address limits apply
   */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Answers reads in process; `undefined` if only `fetch` can. Results are shared and must not be mutated. */
  readonly call: DirectCall;
  /** Own stores that are open now, beside those of `stores`. */
  stores(): Promise<readonly OwnStore[]>;
  /** Versions for caches: `catalogue` covers structure and content, `products` also stock and scheduled prices. */
  versions(): Promise<{ readonly catalogue: number; readonly products: string }>;
  readonly changes: ChangeFeed;
  readonly catalogue: CatalogueImport;
  readonly commerce: Pick<CommerceAdmin, 'read' | 'write'>;
  readonly people: PeopleHistory;
  /** Writers of customers, reviews, coupons, gift cards and redirects of a previous shop. */
  readonly past: RecordImportTarget;
  readonly demo: DemoOfShop;
  readonly cards: CardsOfOwner;
  readonly persons: PersonsOfOwner;
  readonly privacy: PrivacyOfOwner;
  readonly secondFactors: FactorsOfOwner;
  readonly files: FileStore;
  readonly downloads: DownloadKeeper;
  readonly outbox: {
    list(contact?: string): Promise<readonly OutboxMessage[]>;
  };
  readonly messages: {
    send(): Promise<MessageRun>;
    count(state: MessageState): Promise<number>;
    list(input?: {
      readonly state?: MessageState | undefined;
      readonly max?: number;
    }): Promise<readonly OutboxMessage[]>;
    /** Requeues a message that was given up or kept. */
    retry(id: number): Promise<RetryOutcome>;
  };
  readonly addresses: Pick<SiteAddresses, 'count' | 'list'>;
  /** Streams product feed entries, including unlistable ones with their faults. */
  feed(store: StoreView): AsyncGenerator<FeedEntry, void, void>;
  readonly goods: CatalogueGoods;
  readonly reviews: Pick<ReviewAdmin, 'pending' | 'approve' | 'decline' | 'photos' | 'bringIn' | 'skusOfHandles'>;
  readonly orders: OrdersOfOwner;
  readonly invoices: Pick<InvoiceAdmin, 'file' | 'issue' | 'list' | 'mail' | 'show'>;
  readonly records: OwnRecords;
  /** Creates coupons with generated codes from another, each for one order. */
  couponCodes(input: CodesInput): Promise<OwnAnswer>;
  /** Stock movements by location, newest first. */
  stockMoves(input: StockMovesInput): Promise<OwnAnswer>;
  readonly giftCards: Pick<GiftCards, 'send'>;
  readonly stockAlerts: Pick<StockAlerts, 'list' | 'send'>;
  /** Purges expired data, secrets in sent messages and orphaned photos. */
  readonly retention: Pick<RetentionJob, 'run'>;
  readonly bloggers: BloggerAccounts;
  readonly payouts: Pick<PayoutAdmin, 'due' | 'file' | 'list' | 'make' | 'parts' | 'sent' | 'withdraw'>;
  readonly bankFiles: Pick<BankFiles, 'cancel' | 'list' | 'make' | 'text'>;
  readonly mappings: Pick<ImportMaps, 'find' | 'forget' | 'keep' | 'list'>;
  readonly updates: Pick<UpdateAdmin, 'report' | 'skins' | 'start'>;
  readonly payments: {
    check(): Promise<PaymentRun | undefined>;
    providers(): Promise<readonly { readonly code: string; readonly isReady: boolean }[]>;
    refunds(state: 'waiting' | 'failed'): Promise<readonly PaymentRefund[]>;
    /** All pending refunds, in major units. */
    openRefunds(): Promise<readonly RefundFacts[]>;
    /** Records a manual refund. @returns false if none is open, or a provider is handling it */
    refundGiven(order: string, reason: string, who: string): Promise<boolean>;
    retryRefunds(order: string, reason?: string): Promise<readonly RefundFacts[] | undefined>;
  };
  readonly events: {
    deliver(): Promise<DeliveryRun>;
    subscriptions(): Promise<readonly Subscription[]>;
    status(): Promise<readonly SubscriberStatus[]>;
    deadLetters(subscriber?: string): Promise<readonly DeadLetter[]>;
    /** Redelivers an event. 'unknown' for an unknown id or subscriber. */
    retry(id: number): Promise<'failed' | 'handled' | 'unknown'>;
  };
  warm(): Promise<void>;
  stats(): Promise<PlatformStats>;
  close(): Promise<void>;
}

/**
 * Opens a shop and migrates its database. Search and image code load lazily.
 * @throws RangeError for an invalid option; SchemaTooNewError if the data is newer; DemoPeopleError or
 * ProductionDataError if the mode does not match the data
 */
export async function createPlatform(options: ComposedOptions): Promise<Platform> {
  const settings = settingsOf(options);
  const stored = await options.openDatabase();
  const deliveries = new Deliveries(stored, settings);
  const { database } = deliveries;
  const files = options.openFiles(stored);
  const services = await open(settings, deliveries, files).catch(async (error: unknown) => {
    await files.close();
    await database.close();
    throw error;
  });
  const people = createPeopleHistory(services);
  const demo = new DemoData({ database, people, writer: services.writer, clock: settings.clock });
  const own = { demo, people, files };
  const updates = new UpdateAdmin({ database, settings, target: targetOf(services, own) });
  const routes = watchedRoutes(routesOf(services, updates, deliveries), options.observer);
  const app = createApp(routes, services);
  const changes = new DatabaseChangeFeed(services);
  deliveries.start(() => services.stockAlerts.send());
  return {
    mode: settings.mode,
    missing: missingServices(settings),
    fetch: async (request, connection = {}) => app.fetch(request, connection),
    call: createDirectCall(routes, settings),
    stores: () => ownStoresNow(settings),
    versions: () => versionsOf(changes, database),
    changes,
    catalogue: services.writer,
    commerce: new CommerceAdmin(database, settings),
    ...own,
    outbox: { list: (contact) => database.read((db) => db.outbox.list(contact)) },
    messages: messagesOf(deliveries),
    reviews: services.reviewAdmin,
    orders: ordersOfOwner(services),
    ...ownersAdmins(services),
    ...timed(services),
    bloggers: bloggerAccounts(services),
    payouts: services.payoutAdmin,
    updates,
    payments: paymentsOf(services),
    events: eventsOf(deliveries, settings),
    addresses: new SiteAddresses(services),
    feed: (store) => new ProductFeed(services).entries(store),
    warm: () => warm(services, settings),
    stats: () => statsOf(database),
    close: async () => {
      await Promise.all([updates.stop(), services.missed.store()]);
      await deliveries.stop();
      await database.close();
      for (const part of [settings.search, files]) {
        await part.close().catch((error: unknown) => {
          settings.telemetry.error(error, { where: 'closing the shop' });
        });
      }
    },
  };
}

async function versionsOf(changes: DatabaseChangeFeed, database: Database) {
  const { recorded, edges, renewed } = (await changes.since()).cursor;
  const { catalogue } = await database.read((db) => db.versions.current());
  return { catalogue, products: `${String(recorded)}.${String(edges)}.${String(renewed)}` };
}

async function ownStoresNow({ openStores }: Settings): Promise<readonly OwnStore[]> {
  await openStores.refresh();
  return openStores.own;
}

function targetOf(services: Services, own: Pick<Platform, 'files' | 'people'> & { readonly demo: DemoData }) {
  const { downloadStorage: downloads, importMaps: mappings, settings, writer: catalogue } = services;
  return { ...own, catalogue, downloads, mappings, warm: () => warm(services, settings) };
}

function watchedRoutes(routes: readonly Route[], observer: Observer | undefined): readonly Route[] {
  if (observer === undefined) return routes;
  return routes.map((route) => ({
    ...route,
    handle: (call) => observer.watch('use-case', route.endpoint.name, async () => await route.handle(call)),
  }));
}

function messagesOf({ database, messages, toSenders }: Deliveries): Platform['messages'] {
  return {
    send: () => toSenders.send(),
    count: (state) => database.read((db) => db.outbox.count(state)),
    list: ({ state, max = MAX_LISTED } = {}) => database.read((db) => db.outbox.inState(state, max)),
    retry: (id) => database.write((db) => messages.retry(db, id)),
  };
}

function timed({
  giftCards,
  retention,
  stockAlerts,
}: Services): Pick<Platform, 'giftCards' | 'retention' | 'stockAlerts'> {
  return { giftCards, retention, stockAlerts };
}

function ownersAdmins(
  services: Services,
): Pick<
  Platform,
  | 'bankFiles'
  | 'cards'
  | 'couponCodes'
  | 'downloads'
  | 'goods'
  | 'invoices'
  | 'mappings'
  | 'past'
  | 'persons'
  | 'privacy'
  | 'records'
  | 'secondFactors'
  | 'stockMoves'
  | keyof BulkOfOwner
  | keyof ReportsOfOwner
> {
  return {
    bankFiles: services.bankFiles,
    mappings: services.importMaps,
    downloads: services.downloadStorage,
    past: recordTarget(services),
    invoices: services.invoiceAdmin,
    goods: new DatabaseCatalogueGoods(services.database),
    records: new OwnRecords(services),
    stockMoves: (input) => answered(() => stockMovesOf(services.database, input)),
    cards: cardsOfOwner(services),
    couponCodes: (input) => answered(() => generateCodes(services, input, OWNER)),
    ...peopleOfOwner(services),
    ...reportsOfOwner(services),
    ...bulkOfOwner(services),
  };
}

function paymentsOf({
  database,
  openRefunds,
  paymentProviders,
  paymentJobs,
  refundWork,
}: Services): Platform['payments'] {
  return {
    check: () => paymentJobs.run(),
    providers: () => paymentProviders.readiness(),
    refunds: (state) => database.read((db) => db.paymentRefunds.list(state)),
    openRefunds: () => database.read(openRefundFacts),
    refundGiven: (order, reason, who) => openRefunds.given(order, reason, who),
    retryRefunds: async (order, reason) => {
      const tried = await refundWork.retry(order, reason);
      return tried && database.read((db) => refundFacts(db, tried));
    },
  };
}

function eventsOf({ database, toSubscribers }: Deliveries, { subscribers }: Settings): Platform['events'] {
  return {
    deliver: () => toSubscribers.deliver(),
    subscriptions: () => database.read((db) => db.events.subscriptions()),
    status: () => database.read((db) => statusOf(db, subscribers)),
    deadLetters: (subscriber) => database.read((db) => db.events.deadLetters(subscriber)),
    retry: (id) => toSubscribers.retry(id),
  };
}

async function open(settings: Settings, deliveries: Deliveries, files: FileStore): Promise<Services> {
  const { database, events, messages } = deliveries;
  await guardMode(database, settings.mode);
  await deliveries.prepare();
  if (settings.starter) await beginShop(database, settings.clock.now());
  await followStores(settings, (known) => database.read((db) => recordedStores(db, known)));
  await beginCommerce(database, settings);
  // Backfills orders from before the list existed.
  while (await database.read((db) => db.orderList.isFilled()).then((isFilled) => !isFilled)) {
    await database.write((db) => db.orderList.fill());
  }
  while ((await database.read((db) => db.salesFacts.missing(1))).length > 0) await database.write(bookMissing);
  return createServices(settings, database, { events, files, messages });
}

async function warm(services: Services, settings: Settings): Promise<void> {
  for (const store of settings.stores) await services.indexes.prepare(store);
}

function statsOf(database: Database): Promise<PlatformStats> {
  return database.read(async (db) => ({
    products: await db.products.count(),
    categories: await db.catalogue.countCategories(),
    orders: await db.orders.count(),
    payments: await db.payments.countPaid(),
    carts: await db.carts.count(),
  }));
}
