import pLimit from 'p-limit';
import { ApiError } from '../http/api-error';
import { hashPassword, isOutdated, isPassword, PASSWORD_COST, type PasswordCost } from '../kernel/secrets';

/** How many passwords are worked on at a time, and how many callers may wait for that. */
export interface PasswordLimits {
  readonly running: number;
  readonly waiting: number;
}

/**
 * One at a time leaves three of libuv's four threads to what packs answers and reads files, and a core to the pages. A queue of
 * eight is over in about two seconds; who comes later has an answer at once.
 */
const LIMITS: PasswordLimits = { running: 1, waiting: 8 };
/** Seconds after which there is room again, as callers read it. */
const RETRY_AFTER = 3;

/** Hashes passwords and compares them: the dearest thing that a stranger can ask for, so that only so many of it are done at a time. */
export class PasswordWork {
  readonly #inTurn: ReturnType<typeof pLimit>;
  #inside = 0;

  constructor(
    private readonly cost: PasswordCost = PASSWORD_COST,
    private readonly limits: PasswordLimits = LIMITS,
  ) {
    this.#inTurn = pLimit(limits.running);
  }

  /**
   * Does what looks at passwords, where there is room for one more caller: nothing of it is begun, counted or written for who is refused.
   * @throws ApiError 503 TOO_BUSY with meta.retry_after in seconds
   */
  async within<T>(flow: () => Promise<T>): Promise<T> {
    const { running, waiting } = this.limits;
    if (this.#inside >= running + waiting) {
      throw new ApiError(503, 'TOO_BUSY', { error: 'too_busy', retry_after: RETRY_AFTER });
    }
    this.#inside += 1;
    try {
      return await flow();
    } finally {
      this.#inside -= 1;
    }
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
