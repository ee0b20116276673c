import type { Observable } from 'rxjs';
import { sameJson } from '../../core/internal';

const MAX_STREAMS = 50;
const LOOP_MS = 10_000;

export interface Source<T> {
  readonly subscribe: (notify: () => void) => () => void;
  readonly read: () => T;
}

interface Bound<T> extends Source<T> {
  readonly hasSpoken: () => boolean;
}

/**
 * Reads the successive streams of one hook call. Equal values keep their identity: a stream recreated by each render
 * would otherwise loop forever.
 */
export class StreamBinding<T> {
  #bound: Bound<T> | undefined;
  #shown: { readonly value: unknown } | undefined;
  #streams = 0;
  #since = 0;

  source(stream$: Observable<T>, initial: T): Source<T> {
    const before = this.#bound;
    let current = initial;
    // State streams emit on subscription, so this reads the current value.
    stream$.subscribe((value) => (current = value)).unsubscribe();
    const goesOn = before === undefined || sameJson(current, before.read());
    if (before !== undefined && goesOn) current = before.read();
    let hasSpoken = false;
    const source: Bound<T> = {
      hasSpoken: () => hasSpoken,
      read: () => current,
      subscribe: (notify) => {
        this.#bind(source, goesOn);
        let isFirst = true;
        const subscription = stream$.subscribe((value) => {
          if (Object.is(value, current) || (isFirst && sameJson(value, current))) return;
          current = value;
          hasSpoken = true;
          notify();
        });
        isFirst = false;
        return () => subscription.unsubscribe();
      },
    };
    return source;
  }

  select<S>(source: Source<T>, select: (value: T) => S, isEqual: (a: S, b: S) => boolean): () => S {
    let made: { readonly of: T; readonly value: S } | undefined;
    return () => {
      const value = source.read();
      if (made !== undefined && Object.is(made.of, value)) return made.value;
      const next = select(value);
      // Safe: one hook call always selects the same type.
      const kept = made ?? (this.#shown as { readonly value: S } | undefined);
      made = { of: value, value: kept !== undefined && isEqual(kept.value, next) ? kept.value : next };
      return made.value;
    };
  }

  shown(value: unknown): void {
    this.#shown = { value };
  }

  /** @throws Error when renders and streams trigger each other */
  #bind(source: Bound<T>, goesOn: boolean): void {
    const before = this.#bound;
    this.#bound = source;
    if (before === source) return;
    const now = performance.now();
    if (goesOn || before?.hasSpoken() !== true || now - this.#since > LOOP_MS) {
      this.#streams = 0;
      this.#since = now;
      return;
    }
    this.#streams += 1;
    if (this.#streams < MAX_STREAMS) return;
    throw new Error(
      'useObservable was given a new stream by each render: make it outside of the component or with useMemo.',
    );
  }
}
