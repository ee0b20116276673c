import type { Clock } from '../../../../core/ports';

const KEPT_MS = 5_000;
const MAX_ORDERS = 1_000;

interface Question<T> {
  readonly state: Promise<T | undefined>;
  askedAt: number | undefined;
}

/** Caches payment states briefly and shares pending requests. */
export class RecentStates<T> {
  readonly #questions = new Map<string, Question<T>>();

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  of(orderId: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
    const kept = this.#questions.get(orderId);
    const isKept = kept !== undefined && (kept.askedAt === undefined || this.clock.now() - kept.askedAt < KEPT_MS);
    return isKept ? kept.state : this.#begin(orderId, ask);
  }

  forget(orderId: string): void {
    this.#questions.delete(orderId);
  }

  #begin(orderId: string, ask: () => Promise<T | undefined>): Promise<T | undefined> {
    const question: Question<T> = { state: ask(), askedAt: undefined };
    this.#questions.delete(orderId);
    for (const oldest of this.#questions.keys()) {
      if (this.#questions.size < MAX_ORDERS) break;
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
