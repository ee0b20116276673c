import type { RateCount, RateRepository } from '../../../platform/ports/foundation/rates';
import { numberOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

/** Retention removes counters that have expired. */
export class SqlRates implements RateRepository {
  constructor(private readonly connection: SqlConnection) {}

  async count(key: string, windowMs: number, now: number): Promise<RateCount> {
    const row = await this.connection
      .sql(
        `INSERT INTO rate (key, count, ends_at) VALUES (?1, 1, ?2)
         ON CONFLICT (key) DO UPDATE SET
           count = CASE WHEN rate.ends_at <= ?3 THEN 1 ELSE rate.count + 1 END,
           ends_at = CASE WHEN rate.ends_at <= ?3 OR rate.ends_at > ?2 THEN ?2 ELSE rate.ends_at END
         RETURNING count, ends_at`,
      )
      .first(key, now + windowMs, now);
    return { count: numberOf(row ?? {}, 'count'), endsAt: numberOf(row ?? {}, 'ends_at') };
  }

  async find(key: string, now: number): Promise<RateCount | undefined> {
    const row = await this.connection
      .sql('SELECT count, ends_at FROM rate WHERE key = ? AND ends_at > ?')
      .first(key, now);
    return row && { count: numberOf(row, 'count'), endsAt: numberOf(row, 'ends_at') };
  }

  async clear(key: string): Promise<void> {
    await this.connection.sql('DELETE FROM rate WHERE key = ?').run(key);
  }
}
