import type { LeaseRepository } from '../../platform/ports/leases';
import type { SqlConnection } from './connection';

export class SqlLeases implements LeaseRepository {
  constructor(private readonly connection: SqlConnection) {}

  async take(name: string, holder: string, now: number, until: number): Promise<boolean> {
    return (
      (await this.connection
        .sql(
          `INSERT INTO lease (name, holder, until) VALUES (?1, ?2, ?4)
           ON CONFLICT (name) DO UPDATE SET holder = ?2, until = ?4 WHERE lease.holder = ?2 OR lease.until <= ?3`,
        )
        .run(name, holder, now, until)) === 1
    );
  }

  async release(name: string, holder: string): Promise<void> {
    await this.connection.sql('DELETE FROM lease WHERE name = ? AND holder = ?').run(name, holder);
  }
}
