import type { Observable } from 'rxjs';
import type {
  BloggerBalance,
  BloggerOrder,
  BloggerPayout,
  BloggerPost,
  BloggerSettings,
  BloggerStatistics,
  BloggerTerms,
  CmsPage,
  LedgerEntry,
  PromoProduct,
} from '../contract';
import type {
  BloggerList,
  CabinetPart,
  Collecting,
  LedgerQuery,
  Reading,
  Readings,
  RefreshOptions,
  SalesQuery,
} from './cabinet-state';
import type { PostDraftsArea } from './drafts-area';
import type { HiddenPhases } from './hidden-phases';
import type { PromoPhase } from './phase-of';
import type { BloggerWorkArea } from './work-area';

/**
 * The blogger's cabinet (A §4.9, §7). Calls ask the shop each time; the streams hold what `refresh` has read, for a page to show. Everything is
 * for bloggers: what was read is forgotten when the user leaves, or begins to act as another.
 */
export interface BloggersArea extends BloggerWorkArea {
  /** Posts that are being written. */
  readonly drafts: PostDraftsArea;

  /** @throws ShopError ACCESS_DENIED for who is no blogger; so do all calls below */
  products(): Promise<BloggerList<PromoProduct>>;
  posts(): Promise<BloggerList<BloggerPost>>;
  /** The newest 1000 orders that the blogger is paid for, or those behind them. */
  sales(query?: SalesQuery): Promise<BloggerList<BloggerOrder>>;
  payouts(): Promise<BloggerList<BloggerPayout>>;
  balance(): Promise<BloggerBalance>;
  statistics(): Promise<BloggerStatistics>;
  terms(): Promise<BloggerTerms>;
  /** How the figures of the balance came to be, the newest entry first. */
  ledger(query?: LedgerQuery): Promise<BloggerList<LedgerEntry>>;
  wikis(): Promise<readonly CmsPage[]>;
  /** What the merchant has written for bloggers (A §3), in the language of the store; nothing where there is no such block. */
  settings(): Promise<BloggerSettings>;
  /** What bloggers agree to (A §2.1), by the name of its page; undefined where the merchant has not written it. */
  agreement(identifier: string): Promise<CmsPage | undefined>;

  readonly readings$: Observable<Readings>;
  readonly snapshot: Readings;
  readonly products$: Observable<Reading<BloggerList<PromoProduct>>>;
  readonly posts$: Observable<Reading<BloggerList<BloggerPost>>>;
  readonly sales$: Observable<Reading<BloggerList<BloggerOrder>>>;
  readonly payouts$: Observable<Reading<BloggerList<BloggerPayout>>>;
  readonly balance$: Observable<Reading<BloggerBalance>>;
  readonly statistics$: Observable<Reading<BloggerStatistics>>;
  readonly terms$: Observable<Reading<BloggerTerms>>;
  readonly wikis$: Observable<Reading<readonly CmsPage[]>>;
  readonly settings$: Observable<Reading<BloggerSettings>>;
  /**
   * Reads parts of the cabinet, unless they were read less than 5000 ms ago (A §4.9, §9).
   * @throws ShopError ACCESS_DENIED for who is no blogger; or of the first part that could not be read
   */
  refresh(parts: readonly CabinetPart[], options?: RefreshOptions): Promise<void>;
  /** The same for all parts. */
  refreshAll(options?: RefreshOptions): Promise<void>;

  /** Which phases of products show no more than their beginning (A §4.9, hide flags): all at first. Kept on the device. */
  readonly hidden$: Observable<HiddenPhases>;
  setHidden(phase: PromoPhase, isHidden: boolean): Promise<void>;

  /** Whether the reminder of good photographs (A §3, show_attention_photo_modal) was closed on this device. */
  readonly knowsPhotoAdvice$: Observable<boolean>;
  /** Closes it for good. */
  setPhotoAdviceKnown(): Promise<void>;

  /** Collecting mode, in which a set is put together (A §4.9). */
  readonly collecting$: Observable<Collecting>;
  /** Off clears what was collected. */
  setCollecting(isOn: boolean): void;
  /** Takes a product into the set or out of it; one that cannot be collected stays out. @param id of a promo product that was read */
  toggleCollected(id: number): void;
}
