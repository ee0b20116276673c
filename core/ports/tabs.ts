import type { Observable } from 'rxjs';
import type { JsonValue } from './storage';

/** The shopper's other tabs. A message reaches every other tab of the same shop, never the sender. */
export interface Tabs {
  /** What other tabs posted, unparsed. Completes on `close`. */
  readonly messages$: Observable<unknown>;
  /** Emits each time the shopper looks at this tab again, after another one, another window or another page. Left out where nobody looks. */
  readonly seen$?: Observable<unknown>;
  post(message: JsonValue): void;
  /**
   * Runs the work while no other tab runs work of the same name; later callers wait, in the order they came. A tab that is
   * closed lets go of what it held. Where other tabs cannot be seen the work runs at once. Within one tab the caller sees to order.
   */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  close(): void;
}
