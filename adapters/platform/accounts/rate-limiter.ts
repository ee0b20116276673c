import { numberOf } from '../database/columns';
import type { Sqlite } from '../database/sqlite';
import { ApiError } from '../http/api-error';
import { hashToken } from './secrets';

/** So many times in so many milliseconds. */
export interface Limit {
  readonly count: number;
  readonly windowMs: number;
}

/** Old counters are removed a few at each count, so that they do not pile up. */
const REMOVED_AT_ONCE = 20;

/** Counts what is done for whom, in the database, so that all processes of the shop and a restart count alike. */
export class RateLimiter {
  constructor(
    private readonly database: Sqlite,
    private readonly now: () => number,
  ) {}

  /**
   * Counts one more.
   * @param what what is done and for whom: 'code:+49…'; kept as a hash
   * @throws ApiError 429 TOO_MANY_ATTEMPTS with meta.retry_after in seconds when it was done too often
   */
  hit(what: string, limit: Limit): void {
    const { count, endsAt } = this.#count(what, limit);
    if (count > limit.count) throw tooMany(endsAt - this.now());
  }

  /** Counts one more. @returns whether it was not done too often */
  allows(what: string, limit: Limit): boolean {
    return this.#count(what, limit).count <= limit.count;
  }

  #count(what: string, limit: Limit): { readonly count: number; readonly endsAt: number } {
    const now = this.now();
    const key = hashToken(what);
    this.database
      .sql('DELETE FROM rate WHERE key IN (SELECT key FROM rate WHERE ends_at <= ? LIMIT ?)')
      .run(now, REMOVED_AT_ONCE);
    const row = this.database
      .sql(
        `INSERT INTO rate (key, count, ends_at) VALUES (?1, 1, ?2)
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN ends_at <= ?3 THEN 1 ELSE count + 1 END,
           ends_at = CASE WHEN ends_at <= ?3 THEN ?2 ELSE ends_at END
         RETURNING count, ends_at`,
      )
      .first(key, now + limit.windowMs, now);
    return { count: numberOf(row ?? {}, 'count'), endsAt: numberOf(row ?? {}, 'ends_at') };
  }

  /** Forgets what was counted, as after a success. */
  clear(what: string): void {
    this.database.sql('DELETE FROM rate WHERE key = ?').run(hashToken(what));
  }
}

export function tooMany(waitMs: number): ApiError {
  return new ApiError(429, 'TOO_MANY_ATTEMPTS', {
    error: 'too_many_attempts',
    retry_after: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
