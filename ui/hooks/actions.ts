import { useState } from 'react';
import { BehaviorSubject, type Observable } from 'rxjs';
import { useObservable } from './use-observable';

/** How what a component asked the shop for stands. */
export interface ActionState {
  /** Something is under way. */
  readonly isPending: boolean;
  /** Why the last one failed; undefined once another one has begun. */
  readonly error: Error | undefined;
}

const IDLE: ActionState = { isPending: false, error: undefined };

/** Whatever was thrown, as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Runs what one component asks for, and says how it stands. */
export class Actions {
  readonly #state = new BehaviorSubject(IDLE);
  #running = 0;
  readonly state$: Observable<ActionState> = this.#state;

  /** Never rejects. @returns the outcome; undefined where it failed, and `error` says why */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    this.#running += 1;
    this.#state.next({ isPending: true, error: undefined });
    try {
      const outcome = await work();
      this.#end(this.#state.value.error);
      return outcome;
    } catch (thrown) {
      this.#end(asError(thrown));
      return undefined;
    }
  }

  #end(error: Error | undefined): void {
    this.#running -= 1;
    this.#state.next({ isPending: this.#running > 0, error });
  }
}

/** Those of one component. */
export function useActions(): readonly [Actions, ActionState] {
  const [actions] = useState(() => new Actions());
  return [actions, useObservable(actions.state$, IDLE)];
}
