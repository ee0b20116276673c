import type { Observable } from 'rxjs';

/** A request in the queue. */
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
  /** Empty for guests; undefined if it carries no token. */
  readonly owner?: string | undefined;
}

/** Queues requests and sends them. */
export interface SyncArea {
  readonly pending$: Observable<readonly SyncTask[]>;
  /** Sends waiting tasks sequentially in order, each once across tabs. */
  process(): Promise<void>;
  clearUntransmitted(): Promise<void>;
}

export const TASKS_COLLECTION = 'tasks';
