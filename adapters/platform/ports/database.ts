import type { BloggerPhotoRepository } from './blogger-photos';
import type { BloggerRepository } from './bloggers';
import type { CartQuoteRepository } from './cart-quotes';
import type { CartShareRepository } from './cart-shares';
import type { CartRepository } from './carts';
import type { CatalogueRepository } from './catalogue';
import type { ChangeRepository } from './changes';
import type { CommerceRepository } from './commerce';
import type { ContentRepository } from './content';
import type { CouponRepository } from './coupons';
import type { CustomerRepository } from './customers';
import type { DownloadRepository } from './downloads';
import type { GuestHoldRepository } from './guest-holds';
import type { GiftCardRepository } from './gift-cards';
import type { EventRepository } from './events';
import type { FileRepository } from './stored-files';
import type { FigureRepository } from './figures';
import type { FlagRepository } from './flags';
import type { ImportMapRepository } from './import-maps';
import type { LeaseRepository } from './leases';
import type { LedgerRepository } from './ledger';
import type { MailingRepository } from './mailings';
import type { OrderListRepository } from './order-list';
import type { OrderLog } from './order-log';
import type { OrderRepository } from './orders';
import type { OutboxRepository } from './outbox';
import type {
  PaymentAttemptRepository,
  PaymentRefundRepository,
  PaymentRepository,
  TestPaymentRepository,
} from './payments';
import type { PasskeyRepository } from './passkeys';
import type { PayoutRepository } from './payouts';
import type { PersonalDataRepository } from './personal-data';
import type { ProductRepository } from './products';
import type { ProofRepository } from './proofs';
import type { RateRepository } from './rates';
import type { RefundTaskRepository } from './refund-tasks';
import type { RetentionRepository } from './retention';
import type { ReviewRepository } from './reviews';
import type { RoyaltyRepository } from './royalties';
import type { SecondFactorRepository } from './second-factors';
import type { SecretRepository } from './secrets';
import type { SessionRepository } from './sessions';
import type { StaffChangeRepository } from './staff-changes';
import type { StaffPresenceRepository } from './staff-presence';
import type { StaffRoleRepository } from './staff-roles';
import type { StaffViewRepository } from './staff-views';
import type { StockRepository } from './stock';
import type { StockAlertRepository } from './stock-alerts';
import type { VersionRepository } from './versions';

/**
 * Everything a shop keeps, repository by repository. They are handed out by `Database`, bound to one unit of work, and are good for nothing
 * once it is over. A service asks for the few that it uses: `Pick<Repositories, 'carts' | 'stock'>`.
 */
export interface Repositories {
  readonly bloggers: BloggerRepository;
  readonly bloggerPhotos: BloggerPhotoRepository;
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
  readonly giftCards: GiftCardRepository;
  readonly guestHolds: GuestHoldRepository;
  readonly events: EventRepository;
  readonly figures: FigureRepository;
  readonly files: FileRepository;
  readonly flags: FlagRepository;
  readonly importMaps: ImportMapRepository;
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
  readonly personalData: PersonalDataRepository;
  readonly products: ProductRepository;
  readonly proofs: ProofRepository;
  readonly rates: RateRepository;
  readonly refundTasks: RefundTaskRepository;
  readonly retention: RetentionRepository;
  readonly reviews: ReviewRepository;
  readonly royalties: RoyaltyRepository;
  readonly secondFactors: SecondFactorRepository;
  readonly secrets: SecretRepository;
  readonly sessions: SessionRepository;
  readonly staffChanges: StaffChangeRepository;
  readonly staffPresence: StaffPresenceRepository;
  readonly staffRoles: StaffRoleRepository;
  readonly staffViews: StaffViewRepository;
  readonly stock: StockRepository;
  readonly stockAlerts: StockAlertRepository;
  readonly testPayments: TestPaymentRepository;
  readonly versions: VersionRepository;
}

/** How safe a unit of work is once its promise has resolved. */
export type Durability =
  /** Survives the death of the process; the last moments may be lost with the power. For carts and the catalogue. */
  | 'process'
  /** On the disk. For orders and payments: what was promised must be there after a power cut. */
  | 'power'
  /** The same, and what the unit removed cannot be read in the files of the database any more, as far as these are its own. For erasures. */
  | 'erased';

/**
 * Where a shop keeps its data: the port that a database adapter implements (tests/contract/database holds it to its word).
 *
 * A unit awaits nothing but its repositories: no mail, no provider, no other unit. A unit opened inside another one would wait for it, and is
 * refused after a while.
 */
export interface Database {
  /**
   * Reads. Each read sees what is committed, and nothing half written. A write is refused.
   * @throws Error for a write; DatabaseUnavailableError; whatever `work` throws
   */
  read<T>(work: (db: Repositories) => Promise<T>): Promise<T>;
  /**
   * One transaction: all of it is kept, or nothing where `work` throws. What it read cannot be changed by others before it commits, as far as
   * the ports promise it: next order number, stock, revision of a cart, hash of an order, merge of carts.
   * @param durability what is certain when the promise resolves; 'process' if nothing is said
   * @throws DatabaseUnavailableError; whatever `work` throws
   */
  write<T>(work: (db: Repositories) => Promise<T>, durability?: Durability): Promise<T>;
  /** Lets go of files and connections. Units after that fail. */
  close(): Promise<void>;
}

/** Raised when the data were written by a newer version of the shop. */
export class SchemaTooNewError extends Error {
  override readonly name = 'SchemaTooNewError';
}

/** Raised when a shop cannot be opened on a database: it is damaged, another program's, or may not be written. Says which one, why, and what helps. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';
}

/**
 * Raised by a unit while the database cannot be reached. Nothing of the unit is kept, except where the connection was lost while it was committed:
 * then nobody knows, so what must be there once has to be asked for again under the same name (the hash of an order, say).
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** By its name, as a merchant's own adapter may have the class from another copy of this package. */
export function isDatabaseUnavailable(error: unknown): error is DatabaseUnavailableError {
  return error instanceof Error && error.name === 'DatabaseUnavailableError';
}
