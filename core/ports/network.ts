import type { Observable } from 'rxjs';

/** Whether there is a network at all (S §4, network state). */
export interface Network {
  /** Emits the current state on subscription, then each change. Completes on `close`. */
  readonly online$: Observable<boolean>;
  isOnline(): boolean;
  close(): void;
}
