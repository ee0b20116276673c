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
  PromoProduct,
} from '../contract';
import type { BloggerList, CabinetPart, Collecting, Reading, Readings, RefreshOptions } from './cabinet-state';
import type { ReadOptions } from '../ports';
import type { ClientOf } from '../sync';
import type { BLOGGER_READINGS } from './bloggers-reader';
import type { PostDraftsArea } from './drafts-area';
import type { HiddenPhases } from './hidden-phases';
import type { PromoPhase } from './phase-of';
import type { BloggerWorkArea } from './work-area';

/**
 * The blogger's cabinet. Calls query the server; streams hold what `refresh` read, and are cleared when the user
 * changes. Calls throw ShopError ACCESS_DENIED if the user is no blogger.
 */
export interface BloggersArea extends BloggerWorkArea, ClientOf<typeof BLOGGER_READINGS> {
  readonly drafts: PostDraftsArea;

  wikis(options?: ReadOptions): Promise<readonly CmsPage[]>;
  settings(options?: ReadOptions): Promise<BloggerSettings>;
  agreement(identifier: string, options?: ReadOptions): Promise<CmsPage | undefined>;

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
   * Skips parts read within the last 5000 ms.
   * @throws ShopError ACCESS_DENIED if the user is no blogger; the error of the first part that failed
   */
  refresh(parts: readonly CabinetPart[], options?: RefreshOptions): Promise<void>;
  refreshAll(options?: RefreshOptions): Promise<void>;

  readonly hidden$: Observable<HiddenPhases>;
  setHidden(phase: PromoPhase, isHidden: boolean): Promise<void>;

  readonly knowsPhotoAdvice$: Observable<boolean>;
  setPhotoAdviceKnown(): Promise<void>;

  readonly collecting$: Observable<Collecting>;
  setCollecting(isOn: boolean): void;
  toggleCollected(id: number): void;
}
