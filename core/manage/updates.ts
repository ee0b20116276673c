import type { Observable } from 'rxjs';
import type { DemoFate } from '../contract/demo-of-shop';
import type { SkinUpdate, UpdateReport } from '../contract/manage-updates';

/** What can be brought up to date from the developer menu (A §2.12). */
export type UpdateName = 'import' | 'skins' | 'all';

/** What of it runs: each has a flag of its own. */
export interface UpdatesState {
  readonly running: Readonly<Record<UpdateName, boolean>>;
  /** How far the import is that runs; null while none does, or nothing was heard of it yet. */
  readonly progress: UpdateReport['progress'] | null;
}

/** Options of an import. */
export interface UpdateWish {
  /** Fate of the demo. A shop that has any of it refuses an import without one. */
  readonly demo?: DemoFate;
}

/** What a full update did; what the caller may not do is left out. */
export interface FullUpdate {
  readonly import?: UpdateReport;
  readonly skins?: SkinUpdate;
  /** Whether the blogger's cabinet was read again. */
  readonly cabinet: boolean;
}

/**
 * Updates by staff (A §2.12, §4.6, §8), one at a time: what is asked for while one runs is ignored, and gives undefined. Each says by a notice how
 * it ended, and failures are thrown besides.
 */
export interface UpdatesArea {
  readonly state$: Observable<UpdatesState>;
  readonly snapshot: UpdatesState;
  /**
   * Imports the merchant's goods again, however long it takes.
   * @throws ShopError ERROR_OCCURRED_WHEN_IMPORTING, IMPORT_ASKS_ABOUT_THE_DEMO where the shop has the demo and nobody said what becomes of it
   */
  updateImport(wish?: UpdateWish): Promise<UpdateReport | undefined>;
  /** Has every page made again with the skin of the settings. @throws ShopError ERROR_OCCURRED_WHEN_SKINS_UPDATING */
  updateSkins(): Promise<SkinUpdate | undefined>;
  /**
   * Import and skins for who may run them, and the cabinet for a blogger; what fails keeps nothing else from being tried.
   * @throws ShopError of the first that failed, ACCESS_DENIED for who may do none of it
   */
  updateAll(wish?: UpdateWish): Promise<FullUpdate | undefined>;
}
