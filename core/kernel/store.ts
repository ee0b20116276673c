import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

/**
 * The state of one area: an immutable value with one writer. The owner keeps the store private and
 * publishes `state$` and selections of it; a snapshot is always there without subscribing.
 */
export class Store<T> {
  readonly #subject: BehaviorSubject<T>;
  /** The value now and each later one; never the same value twice in a row. Completes on `close`. */
  readonly state$: Observable<T>;

  constructor(initial: T) {
    this.#subject = new BehaviorSubject(initial);
    this.state$ = this.#subject.pipe(distinctUntilChanged());
  }

  get value(): T {
    return this.#subject.value;
  }

  set(next: T): void {
    this.#subject.next(next);
  }

  update(change: (value: T) => T): void {
    this.#subject.next(change(this.#subject.value));
  }

  /** A slice of the state as a stream that emits only when the slice itself changes (by identity by default). */
  select<S>(selector: (value: T) => S, equal?: (a: S, b: S) => boolean): Observable<S> {
    return this.#subject.pipe(map(selector), distinctUntilChanged(equal));
  }

  close(): void {
    this.#subject.complete();
  }
}
