import { createPeopleHistory } from './history/people-writer';
import { bloggerAccounts, type BloggerAccounts } from './bloggers/blogger-accounts';
import type { PayoutDesk } from './bloggers/payout-desk';
import { CommerceDesk } from './commerce/commerce-desk';
import { DatabaseCatalogueGoods } from './catalogue/catalogue-goods';
import type { CatalogueGoods } from './ports/catalogue-goods';
import type { CatalogueImport } from './ports/catalogue-import';
import type { DemoOfShop } from './ports/catalogue-source';
import { DatabaseChangeFeed, type ChangeFeed } from './changes/change-feed';
import type { ReviewDesk } from './reviews/review-desk';
import { SiteAddresses } from './addresses/site-addresses';
import type { FeedEntry } from './feeds/feed-item';
import { ProductFeed } from './feeds/product-feed';
import type { DeliveryRound } from './events/event-delivery';
import { Deliveries } from './deliveries';
import { DemoData } from './history/demo-data';
import { guardMode } from './history/guard-mode';
import type { MessageRound } from './messages/message-delivery';
import type { RetryOutcome } from './messages/message-log';
import type { Database } from './ports/database';
import type { DeadLetter, Subscription } from './ports/events';
import type { DownloadKeeper } from './ports/download-keeper';
import type { FileStore } from './ports/files';
import type { Observer } from './ports/observer';
import type { Route } from './http/route';
import type { GiftCards } from './gift-cards/gift-cards';
import { standingOf, type SubscriberStanding } from './events/subscriber-standing';
import { figuresOf, type FigureWish } from './figures/figures-of';
import { createApp } from './app/app';
import type { Connection } from './app/platform-app';
import { createDirectCall, type DirectCall } from './http/direct';
import type { ComposedOptions, Lack, PlatformMode, Settings } from './settings/options';
import { lacksOf, settingsOf } from './settings/options';
import type { OrderLists } from './orders/order-lists';
import type { OrderRefunds } from './orders/order-refunds';
import { answered, OWNER, OwnRecords, type OwnAnswer } from './records/own-records';
import { peopleOfOwner, type FactorsOfOwner, type PrivacyOfOwner } from './people-of-owner';
import type { OrderDesk } from './orders/order-desk';
import type { MessageState, OutboxMessage } from './ports/outbox';
import type { PaymentRefund } from './ports/payments';
import { openRefundFacts, refundFacts, type RefundFacts } from './payments/refund-list';
import type { RetentionRounds } from './retention/retention-rounds';
import type { PaymentRound } from './payments/payment-rounds';
import type { StoreView } from '../../core/store-views';
import type { PeopleHistory } from './ports/people-data';
import { routesOf } from './platform-routes';
import type { Services } from './services';
import { createServices } from './services';
import { beginCommerce } from './starter/begin-commerce';
import { beginShop } from './starter/begin-shop';
import type { StockAlerts } from './stock/stock-alerts';
import type { ImportMaps } from './updates/import-maps';
import { UpdateDesk } from './updates/update-desk';

/** How much there is in a shop. */
export interface PlatformStats {
  readonly products: number;
  readonly categories: number;
  readonly orders: number;
  /** Orders that were paid on a payment page. */
  readonly payments: number;
  readonly carts: number;
}

/** The most messages that a list gives where nothing is said. */
const MOST_LISTED = 200;

/** The back end of a shop. */
export interface Platform {
  readonly mode: PlatformMode;
  /** What it cannot do, because it was given nobody to do it. */
  readonly lacks: readonly Lack[];
  /**
   * Answers a request of the API, of a picture or of the payment page. Never rejects.
   * @param connection the address of the caller, for limits by address: codes, sign-ins, orders and whatever else strangers do in masses.
   *   An IPv6 address should be its network of 64 bits. Without it nothing is limited by address
   */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /**
   * Answers a read in this process with the document itself instead of its text; `undefined` for what only `fetch` answers.
   * What it gives may be shared with other callers and may not be changed.
   */
  readonly call: DirectCall;
  /**
   * Values that change whenever answers may, also by another process: `catalogue` with categories, attributes, products and
   * content, `products` with whatever products show, stock and special prices that begin or end included.
   */
  versions(): Promise<{ readonly catalogue: number; readonly products: string }>;
  /** What has changed of what pages show; for page caches. */
  readonly changes: ChangeFeed;
  /** Where catalogue data is written, by the demo seed and by imports. */
  readonly catalogue: CatalogueImport;
  /** Where the merchant sets ways to ship and to pay, and rates of currencies. */
  readonly commerce: Pick<CommerceDesk, 'read' | 'write'>;
  /** Where people and their past are written, by the demo seed (in development only) and by imports of an earlier shop. */
  readonly people: PeopleHistory;
  /** The demo in the shop, for imports. */
  readonly demo: DemoOfShop;
  /** What the owner of this process does about people. */
  readonly privacy: PrivacyOfOwner;
  readonly secondFactors: FactorsOfOwner;
  /** Where its photographs lie, for imports. Closed with the platform. */
  readonly files: FileStore;
  /** Where files of goods that are downloaded are kept, by imports and the demo. */
  readonly downloads: DownloadKeeper;
  readonly outbox: {
    /** What the shop has sent, or would have, newest first; to one contact if it is given. */
    list(contact?: string): Promise<readonly OutboxMessage[]>;
  };
  readonly messages: {
    /** Sends what is due now. An open platform does it by itself, unless it was opened with `sendMessages: false`. */
    send(): Promise<MessageRound>;
    /** How many are in a state. */
    count(state: MessageState): Promise<number>;
    /** The newest messages, at most 200 or as many as is said; those in one state if it is given. */
    list(wish?: {
      readonly state?: MessageState | undefined;
      readonly most?: number;
    }): Promise<readonly OutboxMessage[]>;
    /**
     * Puts a message in line again that was given up or kept. 'unknown' where there is none of this id, 'expired' where it is worth nothing any
     * more, 'no-sender' where its channel has none, 'sent' where it was sent already.
     */
    retry(id: number): Promise<RetryOutcome>;
  };
  /** The pages of a store that everybody may find: for sitemaps. Read as they are consumed. */
  readonly addresses: Pick<SiteAddresses, 'count' | 'list'>;
  /**
   * What of a store's catalogue goes to product portals: one entry for each thing that can be bought, and for each that cannot be listed with
   * what it lacks. Read as it is consumed.
   */
  feed(store: StoreView): AsyncGenerator<FeedEntry, void, void>;
  /** The catalogue as it is kept, for who writes it into a file. */
  readonly goods: CatalogueGoods;
  /** What shoppers wrote and nobody has read yet, shown once approved; and where an import writes what was said in an earlier shop. */
  readonly reviews: Pick<ReviewDesk, 'pending' | 'approve' | 'decline' | 'photos' | 'bringIn'>;
  /** Where staff finds orders, moves them on, gives their money back and keeps notes and files of them. */
  readonly orders: Pick<OrderDesk, 'advance' | 'attach' | 'giftCard' | 'note' | 'renewDownload' | 'show'> &
    Pick<OrderLists, 'list' | 'table'> &
    Pick<OrderRefunds, 'refund'>;
  /** What staff keeps (coupons and the like), for the owner of this process. */
  readonly records: OwnRecords;
  /** What was ordered, paid and given back on some days, for the owner of this process. */
  figures(wish: FigureWish): Promise<OwnAnswer>;
  /** Lists of prices, stock and status by sku, for the owner of this process. */
  readonly prices: {
    /** @param csv sku and some of price, special_price, special_from, special_to, stock, status */
    apply(csv: string, options: { readonly name: string; readonly isDry: boolean }): Promise<OwnAnswer>;
    /** Takes a whole list back. @param id as `list` gives it */
    undo(id: number): Promise<OwnAnswer>;
    list(): Promise<OwnAnswer>;
  };
  /** Gift cards that wait for their day. */
  readonly giftCards: Pick<GiftCards, 'send'>;
  readonly stockAlerts: Pick<StockAlerts, 'list' | 'send'>;
  /** Forgets what ran out, takes codes and links out of messages that were sent, and removes photographs of declined reviews and those that no review has. */
  readonly retention: Pick<RetentionRounds, 'run'>;
  /** Codes, confirmation and books of bloggers. */
  readonly bloggers: BloggerAccounts;
  /** Where staff pays bloggers. */
  readonly payouts: Pick<PayoutDesk, 'due' | 'file' | 'list' | 'make' | 'sent' | 'withdraw'>;
  /** What the columns of the merchant's own tables mean, by their heading rows. */
  readonly mappings: Pick<ImportMaps, 'find' | 'forget' | 'keep' | 'list'>;
  /** Where staff has the merchant's goods imported again, and pages made again. */
  readonly updates: Pick<UpdateDesk, 'report' | 'skins' | 'start'>;
  readonly payments: {
    /**
     * Asks the payment provider about every order that waits for its payment, and gives up those that wait for more than a day. The process that
     * serves the shop does it from time to time; of several on one database one does, and gives undefined to the others: a provider's call can be lost, and a shopper may not come back.
     */
    check(): Promise<PaymentRound | undefined>;
    /** Whether each provider could take money now. */
    providers(): Promise<readonly { readonly code: string; readonly isReady: boolean }[]>;
    /** Money that providers are to give back and have not yet, or refused for good; the oldest first. */
    refunds(state: 'waiting' | 'failed'): Promise<readonly PaymentRefund[]>;
    /** All money that was to go back and has not yet, by a provider or by hand, with the numbers of the orders and amounts in major units. */
    openRefunds(): Promise<readonly RefundFacts[]>;
    /** Somebody has given a refund back by hand. @returns whether there was such a one that is open, and with no provider on its way */
    refundGiven(order: string, reason: string, who: string): Promise<boolean>;
    /**
     * Has the provider give back at once what is not there yet of an order, or was refused. @param order its number, or one of its ids
     * @returns what stands of it now; undefined where there is no such order
     */
    retryRefunds(order: string, reason?: string): Promise<readonly RefundFacts[] | undefined>;
  };
  readonly events: {
    /** Hands the subscribers what is due now. An open platform does it by itself, unless it was opened with `deliverEvents: false`. */
    deliver(): Promise<DeliveryRound>;
    /** How far each subscriber is that was ever there. */
    subscriptions(): Promise<readonly Subscription[]>;
    /** The same with what waits for each, what was set aside, and those that have not begun yet. */
    standing(): Promise<readonly SubscriberStanding[]>;
    /** Events that a subscriber could not handle and that were set aside, the oldest first. */
    deadLetters(subscriber?: string): Promise<readonly DeadLetter[]>;
    /** Hands one of these to its subscriber again. 'unknown' where there is none of this id, or its subscriber is not among the options. */
    retry(id: number): Promise<'failed' | 'handled' | 'unknown'>;
  };
  /** Makes the search index of every open store now, instead of at the first search. */
  warm(): Promise<void>;
  stats(): Promise<PlatformStats>;
  /** Closes the database and the search. Requests after that fail. */
  close(): Promise<void>;
}

/**
 * Opens the shop in a folder, or in memory, and brings its database up to date. What is not asked for is not loaded: the
 * search index with the first search, drawings and photographs with the first picture.
 * @throws RangeError naming an option that cannot be used; SchemaTooNewError when the data is from a newer shop;
 *   DemoPeopleError or ProductionDataError when the mode does not suit the data
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
  const updates = new UpdateDesk({ database, settings, target: targetOf(services, own) });
  const routes = watchedRoutes(routesOf(services, updates, deliveries), options.observer);
  const app = createApp(routes, services);
  const changes = new DatabaseChangeFeed(services);
  deliveries.start(() => services.stockAlerts.send());
  return {
    mode: settings.mode,
    lacks: lacksOf(settings),
    fetch: async (request, connection = {}) => app.fetch(request, connection),
    call: createDirectCall(routes, settings),
    versions: async () => {
      const { recorded, edges, renewed } = (await changes.since()).cursor;
      const { catalogue } = await database.read((db) => db.versions.current());
      return { catalogue, products: `${String(recorded)}.${String(edges)}.${String(renewed)}` };
    },
    changes,
    catalogue: services.writer,
    commerce: new CommerceDesk(database, settings),
    ...own,
    outbox: { list: (contact) => database.read((db) => db.outbox.list(contact)) },
    messages: messagesOf(deliveries),
    reviews: services.reviewDesk,
    orders: ordersOf(services),
    ...ownersDesks(services),
    ...timed(services),
    bloggers: bloggerAccounts(services),
    payouts: services.payoutDesk,
    updates,
    payments: paymentsOf(services),
    events: eventsOf(deliveries, settings),
    addresses: new SiteAddresses(services),
    feed: (store) => new ProductFeed(services).entries(store),
    warm: () => warm(services, settings),
    stats: () => statsOf(database),
    close: async () => {
      await updates.stop();
      await deliveries.stop();
      await database.close();
      // Nothing is lost when these fail: an index can be rebuilt, and a file is whole once it was put.
      for (const part of [settings.search, files]) {
        await part.close().catch((error: unknown) => {
          settings.telemetry.error(error, { where: 'closing the shop' });
        });
      }
    },
  };
}

/** What imports write. */
function targetOf(services: Services, own: Pick<Platform, 'files' | 'people'> & { readonly demo: DemoData }) {
  const { downloadShelf: downloads, importMaps: mappings, settings, writer: catalogue } = services;
  return { ...own, catalogue, downloads, mappings, warm: () => warm(services, settings) };
}

function ordersOf({ orderDesk, orderLists, orderRefunds }: Services): Platform['orders'] {
  return {
    advance: (wish, who) => orderDesk.advance(wish, who),
    attach: (id, kind, bytes, who) => orderDesk.attach(id, kind, bytes, who),
    note: (id, text, who) => orderDesk.note(id, text, who),
    giftCard: (id, wish, who) => orderDesk.giftCard(id, wish, who),
    renewDownload: (id, download, who) => orderDesk.renewDownload(id, download, who),
    show: (id) => orderDesk.show(id),
    list: (wanted) => orderLists.list(wanted),
    table: (filters) => orderLists.table(filters),
    refund: (wish, who) => orderRefunds.refund(wish, who),
  };
}

/** @param observer undefined where nobody watches */
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
    list: ({ state, most = MOST_LISTED } = {}) => database.read((db) => db.outbox.inState(state, most)),
    retry: (id) => database.write((db) => messages.retry(db, id)),
  };
}

/** What is sent once its time has come. */
function timed({
  giftCards,
  retention,
  stockAlerts,
}: Services): Pick<Platform, 'giftCards' | 'retention' | 'stockAlerts'> {
  return { giftCards, retention, stockAlerts };
}

/** What the owner of this process does without being signed in. */
function ownersDesks(
  services: Services,
): Pick<Platform, 'downloads' | 'figures' | 'goods' | 'mappings' | 'prices' | 'privacy' | 'records' | 'secondFactors'> {
  return {
    mappings: services.importMaps,
    downloads: services.downloadShelf,
    goods: new DatabaseCatalogueGoods(services.database),
    records: new OwnRecords(services),
    figures: (wish) => answered(() => figuresOf(services, wish)),
    ...peopleOfOwner(services),
    prices: pricesOf(services),
  };
}

function pricesOf({ priceLists }: Services): Platform['prices'] {
  return {
    apply: (csv, options) => answered(() => priceLists.apply({ csv, who: OWNER, maySetStock: true, ...options })),
    undo: (id) => answered(() => priceLists.undo(id, { who: OWNER, maySetStock: true })),
    list: () => answered(async () => ({ items: await priceLists.list() })),
  };
}

function paymentsOf({
  database,
  openRefunds,
  paymentProviders,
  paymentRounds,
  refundWork,
}: Services): Platform['payments'] {
  return {
    check: () => paymentRounds.run(),
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
    standing: () => database.read((db) => standingOf(db, subscribers)),
    deadLetters: (subscriber) => database.read((db) => db.events.deadLetters(subscriber)),
    retry: (id) => toSubscribers.retry(id),
  };
}

async function open(settings: Settings, deliveries: Deliveries, files: FileStore): Promise<Services> {
  const { database, events, messages } = deliveries;
  await guardMode(database, settings.mode);
  await deliveries.prepare();
  if (settings.starter) await beginShop(database, settings.clock.now());
  await beginCommerce(database, settings);
  // Orders from before lists of them were there.
  while (await database.read((db) => db.orderList.isFilled()).then((isFilled) => !isFilled)) {
    await database.write((db) => db.orderList.fill());
  }
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
