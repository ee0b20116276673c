import type { Observable } from 'rxjs';

/** Reports the network state and its changes. */
export interface Network {
  readonly online$: Observable<boolean>;
  isOnline(): boolean;
  close(): void;
}
