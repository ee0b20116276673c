import type { FlagRepository } from '../../../platform/ports/foundation/flags';
import type { SqlConnection } from '../base/connection';

export class SqlFlags implements FlagRepository {
  constructor(private readonly connection: SqlConnection) {}

  async has(name: string): Promise<boolean> {
    return (await this.connection.sql('SELECT 1 AS one FROM meta WHERE key = ?').first(name)) !== undefined;
  }

  async set(name: string): Promise<boolean> {
    const insert = this.connection.sql('INSERT INTO meta (key, value) VALUES (?, 1) ON CONFLICT DO NOTHING');
    return (await insert.run(name)) > 0;
  }
}
