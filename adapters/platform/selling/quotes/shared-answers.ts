import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../core/ports';

const MAX_ANSWERS = 1_000;

export interface Answered<T> {
  readonly at: number;
  readonly answer: T;
}

/** Caches external answers and shares pending calls across carts. */
export class SharedAnswers<T> {
  readonly #kept = new LRUCache<string, { readonly at: number; readonly answered: Promise<Answered<T> | undefined> }>({
    max: MAX_ANSWERS,
  });

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  of(key: string, freshMs: number, ask: () => Promise<T | undefined>): Promise<Answered<T> | undefined> {
    const kept = this.#kept.get(key);
    if (kept !== undefined && this.clock.now() - kept.at < freshMs) return kept.answered;
    const answered = ask().then((answer) => (answer === undefined ? undefined : { at: this.clock.now(), answer }));
    this.#kept.set(key, { at: this.clock.now(), answered });
    const forget = () => {
      if (this.#kept.peek(key)?.answered === answered) this.#kept.delete(key);
    };
    answered.then((one) => (one === undefined ? forget() : undefined), forget);
    return answered;
  }
}
