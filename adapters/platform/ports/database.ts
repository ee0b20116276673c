import type { BankFileRepository } from './bloggers/bank-files';
import type { BloggerLabelRepository } from './bloggers/blogger-labels';
import type { BonusRepository } from './people/bonuses';
import type { BookMoveRepository } from './orders/book-moves';
import type { BookRepository } from './staff/books';
import type { InsightRepository } from './staff/insights';
import type { BloggerPhotoRepository } from './bloggers/blogger-photos';
import type { BloggerRepository } from './bloggers/bloggers';
import type { CartQuoteRepository } from './selling/cart-quotes';
import type { CartShareRepository } from './selling/cart-shares';
import type { CartRepository } from './selling/carts';
import type { CatalogueRepository } from './catalogue/catalogue';
import type { ChangeRepository } from './foundation/changes';
import type { CommerceRepository } from './selling/commerce';
import type { ContentRepository } from './content/content';
import type { CouponRepository } from './selling/coupons';
import type { CustomerRepository } from './people/customers';
import type { DownloadRepository } from './orders/downloads';
import type { GuestHoldRepository } from './orders/guest-holds';
import type { GiftCardRecordRepository } from './selling/gift-card-records';
import type { GiftCardRepository } from './selling/gift-cards';
import type { EventRepository } from './foundation/events';
import type { FileRepository } from './foundation/stored-files';
import type { FigureRepository } from './staff/figures';
import type { FlagRepository } from './foundation/flags';
import type { ImportMapRepository } from './staff/import-maps';
import type { InvoiceRepository } from './orders/invoices';
import type { LeaseRepository } from './foundation/leases';
import type { LedgerRepository } from './orders/ledger';
import type { MailingRepository } from './messages/mailings';
import type { OrderListRepository } from './orders/order-list';
import type { OrderLog } from './orders/order-log';
import type { OrderRepository } from './orders/orders';
import type { OutboxRepository } from './messages/outbox';
import type {
  PaymentAttemptRepository,
  PaymentRefundRepository,
  PaymentRepository,
  TestPaymentRepository,
} from './orders/payments';
import type { PasskeyRepository } from './people/passkeys';
import type { PayoutRepository } from './bloggers/payouts';
import type { PersonRecordRepository } from './people/person-records';
import type { PersonalDataRepository } from './staff/personal-data';
import type { ProductCostRepository } from './catalogue/product-costs';
import type { ProductRepository } from './catalogue/products';
import type { ProofRepository } from './people/proofs';
import type { RateRepository } from './foundation/rates';
import type { RefundTaskRepository } from './orders/refund-tasks';
import type { ReportRepository } from './staff/reports';
import type { RetentionRepository } from './staff/retention';
import type { ReviewRepository } from './catalogue/reviews';
import type { SalesFactRepository } from './orders/sales-facts';
import type { RoyaltyRepository } from './orders/royalties';
import type { SecondFactorRepository } from './people/second-factors';
import type { SecretRepository } from './foundation/secrets';
import type { SessionRepository } from './people/sessions';
import type { ActivityRepository } from './staff/activity';
import type { StaffChangeRepository } from './staff/staff-changes';
import type { StaffPresenceRepository } from './staff/staff-presence';
import type { StaffRoleRepository } from './people/staff-roles';
import type { StaffViewRepository } from './staff/staff-views';
import type { RedirectRepository } from './content/redirects';
import type { StockRepository } from './catalogue/stock';
import type { StockAlertRepository } from './catalogue/stock-alerts';
import type { StockTransferRepository } from './catalogue/stock-transfers';
import type { VatCheckRepository } from './selling/vat-checks';
import type { VersionRepository } from './foundation/versions';

/** All repositories, bound to one unit of work and invalid after it. */
export interface Repositories {
  readonly bloggers: BloggerRepository;
  readonly bankFiles: BankFileRepository;
  readonly bloggerLabels: BloggerLabelRepository;
  readonly bloggerPhotos: BloggerPhotoRepository;
  readonly bonuses: BonusRepository;
  readonly bookMoves: BookMoveRepository;
  readonly books: BookRepository;
  readonly carts: CartRepository;
  readonly cartQuotes: CartQuoteRepository;
  readonly cartShares: CartShareRepository;
  readonly catalogue: CatalogueRepository;
  readonly changes: ChangeRepository;
  readonly commerce: CommerceRepository;
  readonly content: ContentRepository;
  readonly coupons: CouponRepository;
  readonly customers: CustomerRepository;
  readonly downloads: DownloadRepository;
  readonly giftCardRecords: GiftCardRecordRepository;
  readonly giftCards: GiftCardRepository;
  readonly guestHolds: GuestHoldRepository;
  readonly events: EventRepository;
  readonly figures: FigureRepository;
  readonly files: FileRepository;
  readonly flags: FlagRepository;
  readonly importMaps: ImportMapRepository;
  readonly insights: InsightRepository;
  readonly invoices: InvoiceRepository;
  readonly leases: LeaseRepository;
  readonly ledger: LedgerRepository;
  readonly mailings: MailingRepository;
  readonly orders: OrderRepository;
  readonly orderList: OrderListRepository;
  readonly orderLog: OrderLog;
  readonly outbox: OutboxRepository;
  readonly passkeys: PasskeyRepository;
  readonly payments: PaymentRepository;
  readonly paymentAttempts: PaymentAttemptRepository;
  readonly paymentRefunds: PaymentRefundRepository;
  readonly payouts: PayoutRepository;
  readonly personRecords: PersonRecordRepository;
  readonly personalData: PersonalDataRepository;
  readonly products: ProductRepository;
  readonly productCosts: ProductCostRepository;
  readonly proofs: ProofRepository;
  readonly rates: RateRepository;
  readonly redirects: RedirectRepository;
  readonly refundTasks: RefundTaskRepository;
  readonly salesFacts: SalesFactRepository;
  readonly reports: ReportRepository;
  readonly retention: RetentionRepository;
  readonly reviews: ReviewRepository;
  readonly royalties: RoyaltyRepository;
  readonly secondFactors: SecondFactorRepository;
  readonly secrets: SecretRepository;
  readonly sessions: SessionRepository;
  readonly staffChanges: StaffChangeRepository;
  readonly activity: ActivityRepository;
  readonly staffPresence: StaffPresenceRepository;
  readonly staffRoles: StaffRoleRepository;
  readonly staffViews: StaffViewRepository;
  readonly stock: StockRepository;
  readonly stockAlerts: StockAlertRepository;
  readonly stockTransfers: StockTransferRepository;
  readonly testPayments: TestPaymentRepository;
  readonly vatChecks: VatCheckRepository;
  readonly versions: VersionRepository;
}

/** Durability of a unit of work after its promise resolves. */
export type Durability =
  /** Survives a process crash, but not always a power failure. For carts and the catalogue. */
  | 'process'
  /**
   * As 'process', for a unit with at most one change, which commits by itself. Data read before may be outdated by then,
   * so the change must include its conditions.
   */
  | 'one-change'
  /** Synced to disk. For orders and payments. */
  | 'power'
  /** Synced, and removed data is unrecoverable from the database files. For erasure. */
  | 'erased';

/**
 * Database port; `tests/contract/database` verifies adapters.
 *
 * A unit must await only its repositories. Nested units deadlock and are refused after a while.
 */
export interface Database {
  /**
   * Read-only unit that sees committed data.
   * @throws Error for a write; DatabaseUnavailableError; whatever `work` throws
   */
  read<T>(work: (db: Repositories) => Promise<T>): Promise<T>;
  /**
   * Runs one transaction, rolled back if `work` throws. Isolated for order numbers, stock, cart revisions, order hashes
   * and merges.
   * @param durability defaults to 'process'
   * @throws DatabaseUnavailableError; whatever `work` throws
   */
  write<T>(work: (db: Repositories) => Promise<T>, durability?: Durability): Promise<T>;
  close(): Promise<void>;
}

/** Thrown when a newer version of the shop wrote the data. */
export class SchemaTooNewError extends Error {
  override readonly name = 'SchemaTooNewError';
}

/** Thrown when a database is damaged, foreign or read-only; the message suggests a fix. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';
}

/**
 * Raised while the database is unreachable. A lost commit has an unknown outcome, so retries need an idempotency key.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** Checks by name, since an adapter may bundle another copy of this class. */
export function isDatabaseUnavailable(error: unknown): error is DatabaseUnavailableError {
  return error instanceof Error && error.name === 'DatabaseUnavailableError';
}
