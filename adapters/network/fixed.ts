import { BehaviorSubject, distinctUntilChanged } from 'rxjs';
import type { Network } from '../../core/ports';

/** A network whose state its owner sets. */
export interface FixedNetwork extends Network {
  set(online: boolean): void;
}

/**
 * A network state set by its owner, for the CLI (`--offline`), the server and tests.
 * @param online initial state (default true)
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
