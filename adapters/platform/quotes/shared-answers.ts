import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../core/ports';

/** Answers that are kept at a time; the least recently used go first. */
const MAX_ANSWERS = 1_000;

/** An answer, and when it came in milliseconds since the epoch. */
export interface Answered<T> {
  readonly at: number;
  readonly answer: T;
}

/** Answers of services outside, shared by all carts of the process that ask the same, also while a call is under way. */
export class SharedAnswers<T> {
  readonly #kept = new LRUCache<string, { readonly at: number; readonly answered: Promise<Answered<T> | undefined> }>({
    max: MAX_ANSWERS,
  });

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  /**
   * The kept answer to a question, or what a new call says. No answer is not kept.
   * @param freshMs age in milliseconds at which an answer counts no more
   */
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
