import type { Observable } from 'rxjs';
import type { JsonValue } from './storage';

/** The shopper's other tabs. A message reaches every other tab of the same shop, never the sender. */
export interface Tabs {
  /** What other tabs posted, unparsed. Completes on `close`. */
  readonly messages$: Observable<unknown>;
  post(message: JsonValue): void;
  close(): void;
}
