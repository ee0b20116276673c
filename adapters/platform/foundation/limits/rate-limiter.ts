import { ApiError } from '../http/api-error';
import type { Database } from '../../ports/database';
import { hashToken } from '../kernel/secrets';

export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

/** Counts in separate units of work, so that they survive a failed call. */
export class RateLimiter {
  constructor(
    private readonly database: Database,
    private readonly now: () => number,
    private readonly onReached: (what: string) => void = () => undefined,
  ) {}

  /**
   * @param what action and subject: 'code:+49…'; stored as a hash
   * @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds
   */
  async hit(what: string, limit: Limit): Promise<void> {
    const { count, endsAt } = await this.#count(what, limit);
    if (count === limit.count + 1 && limit.count > 1) this.onReached(what);
    if (count > limit.count) throw tooMany(endsAt - this.now());
  }

  async allows(what: string, limit: Limit): Promise<boolean> {
    return (await this.#count(what, limit)).count <= limit.count;
  }

  /** Returns true if a limit is used up; counts nothing. */
  async isReached(what: string, limit: Limit): Promise<boolean> {
    return (await this.#endOf(what, limit)) !== undefined;
  }

  /**
   * Checks without counting, for limits that count only failures.
   * @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds if the limit is used up
   */
  async check(what: string, limit: Limit): Promise<void> {
    const endsAt = await this.#endOf(what, limit);
    if (endsAt !== undefined) throw tooMany(endsAt - this.now());
  }

  async #endOf(what: string, { count }: Limit): Promise<number | undefined> {
    const found = await this.database.read((db) => db.rates.find(hashToken(what), this.now()));
    return found !== undefined && found.count >= count ? found.endsAt : undefined;
  }

  #count(what: string, { windowMs }: Limit): Promise<{ readonly count: number; readonly endsAt: number }> {
    return this.database.write((db) => db.rates.count(hashToken(what), windowMs, this.now()));
  }

  async clear(what: string): Promise<void> {
    await this.database.write((db) => db.rates.clear(hashToken(what)));
  }
}

export function tooMany(waitMs: number): ApiError {
  return new ApiError(429, 'TOO_MANY_ATTEMPTS', {
    error: 'too_many_attempts',
    retry_after: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
