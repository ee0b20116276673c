import pLimit from 'p-limit';
import {
  ApiError,
  FairQueue,
  type QueueCaller,
  type QueueLimits,
  hashPassword,
  isOutdated,
  isPassword,
  PASSWORD_COST,
  type PasswordCost,
} from '../../foundation';

/**
 * One at a time leaves libuv threads and a core to other requests. A queue of sixteen drains in about four seconds.
 */
const LIMITS: QueueLimits = { running: 1, waiting: 16, kept: 4 };
const RETRY_AFTER = 3;

export class PasswordWork {
  readonly #inTurn: ReturnType<typeof pLimit>;
  readonly #queue: FairQueue;
  readonly #atCheckout: FairQueue;

  constructor(
    now: () => number,
    private readonly cost: PasswordCost = PASSWORD_COST,
    limits: QueueLimits = LIMITS,
  ) {
    this.#inTurn = pLimit(limits.running);
    this.#queue = new FairQueue(limits, now, tooBusy);
    this.#atCheckout = new FairQueue(limits, now, tooBusy);
  }

  /**
   * Runs work when a slot is free; rejected callers cause no side effects.
   * @throws ApiError 503 TOO_BUSY with meta.retry_after in seconds
   */
  within<T>(caller: QueueCaller, flow: () => Promise<T>): Promise<T> {
    return this.#queue.run(caller, flow);
  }

  /**
   * Separate queue for accounts requested with an order, so that neither they nor sign-ins block each other.
   * @throws ApiError as `within`
   */
  withinCheckout<T>(caller: QueueCaller, flow: () => Promise<T>): Promise<T> {
    return this.#atCheckout.run(caller, flow);
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hashPassword(password, this.cost));
  }

  /** Takes equally long without a stored hash. */
  isRight(password: string, kept: string | undefined): Promise<boolean> {
    return this.#inTurn(() => isPassword(password, kept, this.cost));
  }

  isOutdated(kept: string): boolean {
    return isOutdated(kept, this.cost);
  }
}

function tooBusy(): ApiError {
  return new ApiError(503, 'TOO_BUSY', { error: 'too_busy', retry_after: RETRY_AFTER });
}
