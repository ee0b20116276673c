import { SETTINGS_BLOCK } from '../../../../core/contract/content/settings-block';
import type { CommerceData, CommerceRepository } from '../../../platform/ports/selling/commerce';
import { documentOf, textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';
import { SqlContent } from '../content/content';

export class SqlCommerce implements CommerceRepository {
  constructor(private readonly connection: SqlConnection) {}

  async read(): Promise<Partial<CommerceData>> {
    const rows = await this.connection.sql('SELECT name, document FROM commerce').all();
    return Object.fromEntries(rows.map((row) => [textOf(row, 'name'), documentOf<unknown>(row, 'document')]));
  }

  async timeZone(): Promise<string | undefined> {
    const zone = (await new SqlContent(this.connection).block(SETTINGS_BLOCK))?.en.json;
    const value: unknown = typeof zone === 'object' && zone !== null ? Reflect.get(zone, 'time_zone') : undefined;
    return typeof value === 'string' ? value : undefined;
  }

  async write(data: Partial<CommerceData>): Promise<void> {
    const statement = this.connection.sql(
      'INSERT INTO commerce (name, document) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET document = excluded.document',
    );
    for (const [name, list] of Object.entries(data)) await statement.run(name, JSON.stringify(list));
  }
}
