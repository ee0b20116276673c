import type { LeaseRepository } from '../../../platform/ports/foundation/leases';
import type { SqlConnection } from '../base/connection';

export class SqlLeases implements LeaseRepository {
  constructor(private readonly connection: SqlConnection) {}

  async take(name: string, holder: string, now: number, until: number): Promise<boolean> {
    // A lease from before the clock was set back stays with its holder and expires normally.
    const kept = await this.connection
      .sql(
        `INSERT INTO lease (name, holder, until) VALUES (?1, ?2, ?4)
         ON CONFLICT (name) DO UPDATE SET
           holder = CASE WHEN lease.until <= ?3 THEN ?2 ELSE lease.holder END,
           until = ?4
         WHERE lease.holder = ?2 OR lease.until <= ?3 OR lease.until > ?4
         RETURNING holder`,
      )
      .first(name, holder, now, until);
    return kept?.['holder'] === holder;
  }

  async release(name: string, holder: string): Promise<void> {
    await this.connection.sql('DELETE FROM lease WHERE name = ? AND holder = ?').run(name, holder);
  }
}
