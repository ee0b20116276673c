import pLimit from 'p-limit';
import { ApiError } from '../http/api-error';
import { FairQueue, type QueueCaller, type QueueLimits } from '../kernel/fair-queue';
import { hashPassword, isOutdated, isPassword, PASSWORD_COST, type PasswordCost } from '../kernel/secrets';

/**
 * One at a time leaves three of libuv's four threads to what packs answers and reads files, and a core to the pages. A queue of
 * sixteen is over in about four seconds; who comes later has an answer at once.
 */
const LIMITS: QueueLimits = { running: 1, waiting: 16, kept: 4 };
/** Seconds after which there is room again, as callers read it. */
const RETRY_AFTER = 3;

/** Hashes passwords and compares them: the dearest thing that a stranger can ask for, so that only so many of it are done at a time. */
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
   * Does what looks at passwords when the caller's turn has come: nothing of it is begun, counted or written for who is refused.
   * @throws ApiError 503 TOO_BUSY with meta.retry_after in seconds
   */
  within<T>(caller: QueueCaller, flow: () => Promise<T>): Promise<T> {
    return this.#queue.run(caller, flow);
  }

  /**
   * The same for accounts that are wished for with an order, in a line of their own: a full queue of sign-ins keeps none of them out, and however many
   * there are, a sign-in waits for one of them.
   * @throws ApiError as `within`
   */
  withinCheckout<T>(caller: QueueCaller, flow: () => Promise<T>): Promise<T> {
    return this.#atCheckout.run(caller, flow);
  }

  /** A password as it is kept, when its turn has come. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hashPassword(password, this.cost));
  }

  /** Whether a password is the one that was kept, when its turn has come; as late without a kept one. */
  isRight(password: string, kept: string | undefined): Promise<boolean> {
    return this.#inTurn(() => isPassword(password, kept, this.cost));
  }

  /** True if the stored hash has a lower cost than today's, so that the password is to be hashed again. */
  isOutdated(kept: string): boolean {
    return isOutdated(kept, this.cost);
  }
}

function tooBusy(): ApiError {
  return new ApiError(503, 'TOO_BUSY', { error: 'too_busy', retry_after: RETRY_AFTER });
}
