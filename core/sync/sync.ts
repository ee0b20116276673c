import type { Observable } from 'rxjs';

/** One request on its way (S §3, sync task). */
export interface SyncTask {
  readonly task_id: string;
  readonly url: string;
  readonly payload: { readonly method: 'GET' | 'POST'; readonly body?: unknown };
  readonly transmited: boolean;
  readonly created_at: number;
  readonly updated_at: number;
  readonly transmited_at?: number | undefined;
  readonly result?: unknown;
  readonly resultCode?: number | undefined;
  readonly code?: number | undefined;
  readonly acknowledged: boolean;
  readonly meta?: unknown;
  readonly callback_event?: string | undefined;
  readonly silent: boolean;
  readonly is_result_cacheable: boolean;
  /** Id of the user in whose name it is sent, empty for a guest; left out where it carries nobody's token. */
  readonly owner?: string | undefined;
}

/** The request queue (S §4, request queue). */
export interface SyncArea {
  /** Tasks that wait for the network. */
  readonly pending$: Observable<readonly SyncTask[]>;
  /** Sends what waits, one after another in the order it was asked; with several tabs each task once. */
  process(): Promise<void>;
  clearUntransmitted(): Promise<void>;
}

/** Collection of the storage in which tasks wait. */
export const TASKS_COLLECTION = 'tasks';
