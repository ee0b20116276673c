import type { Observable } from 'rxjs';
import type { DemoFate } from '../contract/staff/demo-of-shop';
import type { SkinUpdate, UpdateReport } from '../contract/staff/manage-updates';

/** Updates offered by the developer menu. */
export type UpdateName = 'import' | 'skins' | 'all';

/** Running state of each update. */
export interface UpdatesState {
  readonly running: Readonly<Record<UpdateName, boolean>>;
  readonly progress: UpdateReport['progress'] | null;
}

export interface UpdateInput {
  /** Required if the shop has demo data. */
  readonly demo?: DemoFate;
}

/** Result of a full update; forbidden parts are omitted. */
export interface FullUpdate {
  readonly import?: UpdateReport;
  readonly skins?: SkinUpdate;
  readonly cabinet: boolean;
}

/** Staff updates, one at a time; concurrent calls return undefined. Outcomes are shown as notices. */
export interface UpdatesArea {
  readonly state$: Observable<UpdatesState>;
  readonly snapshot: UpdatesState;
  /**
   * Waits until the import ends.
   * @throws ShopError ERROR_OCCURRED_WHEN_IMPORTING, IMPORT_ASKS_ABOUT_THE_DEMO
   */
  updateImport(input?: UpdateInput): Promise<UpdateReport | undefined>;
  /** @throws ShopError ERROR_OCCURRED_WHEN_SKINS_UPDATING */
  updateSkins(): Promise<SkinUpdate | undefined>;
  /**
   * Runs all permitted updates, even if one fails.
   * @throws ShopError of the first failure, or ACCESS_DENIED
   */
  updateAll(input?: UpdateInput): Promise<FullUpdate | undefined>;
}
