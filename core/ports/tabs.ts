import type { Observable } from 'rxjs';
import type { JsonValue } from './storage';

/** Messages reach all other tabs of the shop, never the sender. */
export interface Tabs {
  /** Unparsed messages; completes on `close`. */
  readonly messages$: Observable<unknown>;
  /** Emits each time this tab becomes visible or focused again. */
  readonly seen$?: Observable<unknown>;
  post(message: JsonValue): void;
  /**
   * Runs work under a lock across tabs, in call order. Runs immediately if tabs are unavailable; callers order work
   * within a tab.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): void;
}
