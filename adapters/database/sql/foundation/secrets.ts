import type { SecretRepository } from '../../../platform/ports/foundation/secrets';
import { textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

export class SqlSecrets implements SecretRepository {
  constructor(private readonly connection: SqlConnection) {}

  async of(name: string, fresh: string): Promise<string> {
    await this.connection.sql('INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING').run(name, fresh);
    return (await this.find(name)) ?? fresh;
  }

  async find(name: string): Promise<string | undefined> {
    const row = await this.connection.sql('SELECT value FROM secret WHERE name = ?').first(name);
    return row && textOf(row, 'value');
  }
}
