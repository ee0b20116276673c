import type { Clock } from '../../../core/ports';

/** How long the state of a payment is kept for those who only look, ms: shorter than a shopper notices. */
const KEPT_MS = 5_000;
/** Orders that are kept at a time; the oldest go first. */
const MOST_ORDERS = 1_000;

interface Question<T> {
  readonly state: Promise<T | undefined>;
  /** Milliseconds since the epoch; undefined while the question is under way. */
  askedAt: number | undefined;
}

/**
 * States of payments as providers said a moment ago. A page that is loaded again and again, by a shopper or by a program, asks the provider once in
 * five seconds, and all who look meanwhile share its answer.
 */
export class RecentStates<T> {
  readonly #questions = new Map<string, Question<T>>();

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  /** The state that is kept of an order, or what a new question says. Nothing is kept where there was nothing to ask. */
  of(orderId: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
    const kept = this.#questions.get(orderId);
    const isKept = kept !== undefined && (kept.askedAt === undefined || this.clock.now() - kept.askedAt < KEPT_MS);
    return isKept ? kept.state : this.#begin(orderId, ask);
  }

  /** Lets the state of an order go: something new is known of it. */
  forget(orderId: string): void {
    this.#questions.delete(orderId);
  }

  #begin(orderId: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
    const question: Question<T> = { state: ask(), askedAt: undefined };
    this.#questions.delete(orderId);
    for (const oldest of this.#questions.keys()) {
      if (this.#questions.size < MOST_ORDERS) break;
      this.#questions.delete(oldest);
    }
    this.#questions.set(orderId, question);
    const end = (isKept: boolean) => {
      question.askedAt = this.clock.now();
      if (!isKept && this.#questions.get(orderId) === question) this.#questions.delete(orderId);
    };
    question.state.then(
      (state) => end(state !== undefined),
      () => end(false),
    );
    return question.state;
  }
}
