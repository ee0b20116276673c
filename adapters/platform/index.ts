/** Entry `vitrine/platform`: a composition root that supplies default database, search and file store. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite, tighten } from '../database/sqlite';
import { createDatabaseFiles } from '../files/database';
import { createFolderFiles } from '../files/folder';
import { createPublicHolidays } from '../holidays/public-holidays';
import { createPasskeyVerifier } from '../passkeys/passkey-verifier';
import { createLocalSearch } from '../search';
import { settingsOf, type ComposedOptions, type PlatformOptions } from './foundation/settings/options';
import { createPlatform as composePlatform, type Platform } from './app/platform';
import type { Database } from './ports/database';
import type { FileStore } from './ports/foundation/files';
import { watchedDatabase } from './ports/observer';
import type { SearchEngine } from './ports/catalogue/search';

/**
 * Opens a shop and migrates its database. Search and image code load lazily.
 * @throws RangeError for an invalid option; SchemaTooNewError if the data is newer; DemoPeopleError or
 * ProductionDataError if the mode does not match the data
 */
export function createPlatform(options: PlatformOptions): Promise<Platform> {
  return composePlatform(composed(options));
}

/**
 * Validates platform options without opening anything.
 * @throws RangeError naming the one that cannot be used
 */
export function checkOptions(options: PlatformOptions): void {
  settingsOf(composed(options));
}

function composed(options: PlatformOptions): ComposedOptions {
  const { database, files, ...others } = options;
  return {
    ...others,
    holidays: options.holidays ?? createPublicHolidays({ telemetry: options.telemetry }),
    passkeys: options.passkeys ?? createPasskeyVerifier(),
    search: options.search ?? localSearch(options),
    openDatabase: async () => {
      // The folder holds orders and addresses: only the process owner may read it.
      if (options.data !== ':memory:') {
        mkdirSync(options.data, { recursive: true, mode: 0o700 });
        tighten(options.data, 0o700);
      }
      const opened = database ?? (await openFile(options.data));
      return options.observer === undefined ? opened : watchedDatabase(opened, options.observer);
    },
    openFiles: (opened) => (typeof files === 'object' ? files : ownFiles(options, opened)),
  };
}

function ownFiles({ data, files, database, clock }: PlatformOptions, opened: Database): FileStore {
  if (files === 'folder' && data === ':memory:') throw new RangeError("option files: 'folder' needs a data folder");
  const isFolder = files === 'folder' || (files === undefined && data !== ':memory:' && database === undefined);
  return isFolder ? createFolderFiles({ folder: data }) : createDatabaseFiles(opened, () => clock.now());
}

function openFile(data: string): Promise<Database> {
  return openSqlite(data === ':memory:' ? data : join(data, 'shop.db'));
}

/** Indexes of an external database are not stored in the folder: their versions count other changes. */
function localSearch({ data, database, ids, telemetry }: PlatformOptions): SearchEngine {
  return createLocalSearch({
    ...(data !== ':memory:' && database === undefined && { folder: join(data, 'index') }),
    uuid: () => ids.uuid(),
    onBroken: (error, key) => telemetry?.error(error, { where: 'catalogue index file', key }),
  });
}

export type { Platform, PlatformStats } from './app/platform';
export type { MissingService, PlatformMode, PlatformOptions } from './foundation/settings/options';
export {
  FileKeyError,
  FilesUnavailableError,
  FileTooLargeError,
  isFileKey,
  isFilesUnavailable,
  MAX_FILE_BYTES,
} from './ports/foundation/files';
export type { FileContent, FileFacts, FileStore, ListedFile, OpenFile } from './ports/foundation/files';
export type { Holidays } from './ports/selling/holidays';
export type { PasskeyExpected, PasskeyVerifier, ReadPasskey } from './ports/people/passkey-verifier';
export type { Observer } from './ports/observer';
export type { Images, PictureSource } from './ports/foundation/pictures';
export type { ChangeCursor, ChangeFeed, Changes } from './catalogue/search/change-feed';
export type { BloggerAccounts } from './bloggers/blogger-accounts';
export type { PayoutOutcome } from './bloggers/payout-admin';
export type { LedgerCheck } from './ports/orders/ledger';
export type { DueItem, DuePayout, ManagedPayout } from '../../core/contract/bloggers/manage-payouts';
export { CommerceDataError } from './foundation/commerce/commerce-schema';
export type {
  Destination,
  ShippedLine,
  ShippingCarrier,
  ShippingQuote,
  ShippingRequest,
} from './ports/selling/carrier';
export type {
  CatalogueFile,
  CatalogueReader,
  CatalogueSource,
  DemoOfShop,
  ImportChange,
  ImportedFile,
  ImportOutcome,
  ImportProgress,
  ImportTarget,
  RefusedRow,
} from './ports/staff/catalogue-source';
export type { Connection } from './app/web/platform-app';
export type { ImportMapKeeper, KeptImportMap } from './ports/staff/import-maps';
export type { DemoCounts, DemoFate } from '../../core/contract/staff/demo-of-shop';
export type { ImportMap } from '../../core/contract/staff/import-map';
export type { ScannedFile, UploadScanner } from './ports/foundation/upload-scanner';
export type { TaxableLine, TaxAnswer, TaxCalculator, TaxRequest } from './ports/selling/tax';
export type { VatAnswer, VatQuestion, VatRegister } from './ports/selling/vat-register';
export type {
  CommerceData,
  CurrencyRateRecord,
  DeliveryCalendarRecord,
  MerchantWords,
  PaymentMethodRecord,
  ShippingMethodRecord,
} from './ports/selling/commerce';
export { DemoPeopleError, ProductionDataError } from './staff/history/guard-mode';
export {
  DatabaseUnavailableError,
  DatabaseUnusableError,
  isDatabaseUnavailable,
  SchemaTooNewError,
} from './ports/database';
export type { Database, Durability, Repositories } from './ports/database';
export { EVENT_NAMES, type EventData, type EventName, type ShopEvent } from '../../core/contract/foundation/events';
export { defineSubscriber, type Subscriber } from './ports/foundation/subscriber';
export { defineRoute, RouteError } from './ports/own-route';
export type {
  OwnRoute,
  RouteAudience,
  RouteCall,
  RouteCaller,
  RouteDefinition,
  RouteFile,
  RouteLimit,
  RouteProducts,
  RouteShop,
} from './ports/own-route';
export type { Numbering, OrderNumbers } from './ports/orders/order-numbers';
export type { DeadLetter, Subscription } from './ports/foundation/events';
export type { SubscriberStatus } from './foundation/events/subscriber-status';
export type { InvoiceFormat } from './orders/invoices/invoice-admin';
export type { InvoicePrinter } from './ports/orders/invoice-printer';
export type { RefundFacts } from './orders/payments/refund-list';
export type { DeliveryRun } from './foundation/events/event-delivery';
export { SearchUnavailableError } from './ports/catalogue/search';
export type {
  Aggregation,
  CountedRange,
  FacetValue,
  FilterScalar,
  FilterValue,
  IndexChanges,
  IndexDocument,
  IndexFilter,
  IndexHit,
  IndexName,
  IndexQuery,
  IndexResult,
  IndexState,
  IndexVariant,
  RangeBucket,
  RangeFacet,
  SearchEngine,
  SearchScope,
  SortOrder,
  StockChange,
  Suggestion,
} from './ports/catalogue/search';
export { MessageError } from './ports/messages/messages';
export type { Letter, MailLook, MailSkin } from './ports/messages/mail-look';
export type { MessageChannel, MessageErrorCode, MessageSender, OutgoingMessage } from './ports/messages/messages';
export type { MessageRun } from './messages/delivery/message-delivery';
export type { RetryOutcome } from './messages/delivery/message-log';
export { ORDER_STEPS } from './foundation/settings/order-steps';
export type { OrderStep } from './foundation/settings/order-steps';
export type { SiteAddress } from './catalogue/addresses/site-addresses';
export type { FeedEntry, FeedItem, LeftOut } from './catalogue/feeds/feed-item';
export type { PaymentRun } from './orders/payments/payment-jobs';
export { PaymentError } from './ports/orders/payment-provider';
export type {
  BegunPayment,
  Money,
  PaymentErrorCode,
  PaymentPage,
  PaymentAccepts,
  PaymentProvider,
  PaymentResult,
  PaymentReturned,
  PaymentReturns,
  PaymentStart,
  PaymentState,
  RefundInput,
  StartedPayment,
  WebhookCall,
  WebhookReading,
} from './ports/orders/payment-provider';
export type { PaymentRefund } from './ports/orders/payments';
export type { MessageState, OutboxMessage } from './ports/messages/outbox';
export type {
  AttributeRecord,
  BlockRecord,
  CatalogueWriter,
  CategoryRecord,
  CouponRecord,
  Language,
  PageRecord,
  PriceRecord,
  ProductRecord,
  WriteOutcome,
} from './ports/catalogue/catalogue-data';
export type { PeopleHistory, PeopleWriter } from './ports/staff/people-data';
export type { RecordFile, RecordImportTarget, RecordReader } from './ports/staff/record-import';
