import { useState } from 'react';
import { BehaviorSubject, type Observable } from 'rxjs';
import { useObservable } from './use-observable';

/** State of a component's actions. */
export interface ActionState {
  readonly isPending: boolean;
  /** Cleared when the next action begins. */
  readonly error: Error | undefined;
}

const IDLE: ActionState = { isPending: false, error: undefined };

export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

export class Actions {
  readonly #state = new BehaviorSubject(IDLE);
  #running = 0;
  readonly state$: Observable<ActionState> = this.#state;

  /** Never rejects. @returns the result; undefined on failure, with `error` set */
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

export function useActions(): readonly [Actions, ActionState] {
  const [actions] = useState(() => new Actions());
  return [actions, useObservable(actions.state$, IDLE)];
}
