import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

/** Observable immutable state with a single writer. */
export class Store<T> {
  readonly #subject: BehaviorSubject<T>;
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

  select<S>(selector: (value: T) => S, equal?: (a: S, b: S) => boolean): Observable<S> {
    return this.#subject.pipe(map(selector), distinctUntilChanged(equal));
  }

  close(): void {
    this.#subject.complete();
  }
}
