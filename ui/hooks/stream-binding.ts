import type { Observable } from 'rxjs';
import { sameJson } from '../../core';

/** So many streams of one component that each knew nothing of what the one before had said … */
const MOST_STREAMS = 50;
/** … within so many milliseconds are made by its renders: nobody changes what a page shows as fast. */
const LOOP_MS = 10_000;

/** A stream as React reads it. */
export interface Source<T> {
  readonly subscribe: (notify: () => void) => () => void;
  readonly read: () => T;
}

interface Bound<T> extends Source<T> {
  /** Whether it has given a value that a render had to follow. */
  readonly hasSpoken: () => boolean;
}

/**
 * The streams that one place of a component reads, one after another. A stream that is made anew by each render (`items$.pipe(map(…))`) says
 * the same in new objects each time it is subscribed to: that is no change, or the render that follows would make the next stream, for ever.
 */
export class StreamBinding<T> {
  #bound: Bound<T> | undefined;
  /** What the component shows; the same object for as long as it says the same. */
  #shown: { readonly value: unknown } | undefined;
  #streams = 0;
  #since = 0;

  /** What a stream says from now on. @param initial its value until it has emitted */
  source(stream$: Observable<T>, initial: T): Source<T> {
    const before = this.#bound;
    let current = initial;
    // State streams emit on subscription, so one look gives the value that is there now, before the first render.
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

  /** What is selected of a value; the object that is shown already where it says the same. */
  select<S>(source: Source<T>, select: (value: T) => S, isEqual: (a: S, b: S) => boolean): () => S {
    let made: { readonly of: T; readonly value: S } | undefined;
    return () => {
      const value = source.read();
      if (made !== undefined && Object.is(made.of, value)) return made.value;
      const next = select(value);
      // Sound: a component selects with one function at one place, so that what it showed there is of that function's type.
      const kept = made ?? (this.#shown as { readonly value: S } | undefined);
      made = { of: value, value: kept !== undefined && isEqual(kept.value, next) ? kept.value : next };
      return made.value;
    };
  }

  /** Keeps what a render has shown. */
  shown(value: unknown): void {
    this.#shown = { value };
  }

  /** @throws Error where renders and streams make each other */
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
    if (this.#streams < MOST_STREAMS) return;
    throw new Error(
      'useObservable was given a new stream by each render: make it outside of the component or with useMemo.',
    );
  }
}
