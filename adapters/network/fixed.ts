import { BehaviorSubject, distinctUntilChanged } from 'rxjs';
import type { Network } from '../../core/ports';

/** A network whose state the owner decides. */
export interface FixedNetwork extends Network {
  /** Goes online or offline; subscribers hear of it at once, and only of a change. */
  set(online: boolean): void;
}

/**
 * A network state that changes only when told: for the command line (`--offline`), the server and tests.
 * @param online the state to begin with (default true)
 */
export function createFixedNetwork(online = true): FixedNetwork {
  const state = new BehaviorSubject(online);
  return {
    online$: state.pipe(distinctUntilChanged()),
    isOnline: () => state.value,
    set: (next) => {
      state.next(next);
    },
    close: () => {
      state.complete();
    },
  };
}
