import type { VersionKey, VersionRepository, Versions } from '../../../platform/ports/foundation/versions';
import { numberOf, textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

export class SqlVersions implements VersionRepository {
  constructor(private readonly connection: SqlConnection) {}

  async current(): Promise<Versions> {
    const values: Record<VersionKey, number> = { catalogue: 0, index: 0, stock: 0 };
    for (const row of await this.connection.sql('SELECT key, value FROM meta').all()) {
      const key = textOf(row, 'key').replace('_version', '');
      if (key === 'catalogue' || key === 'index' || key === 'stock') values[key] = numberOf(row, 'value');
    }
    return values;
  }

  async lock(): Promise<void> {
    // SQLite writers are already exclusive. The order is that of `raise`.
    if (this.connection.dialect !== 'postgres') return;
    await this.connection
      .sql(
        `SELECT key FROM meta WHERE key IN ('catalogue_version', 'index_version', 'stock_version') ORDER BY key FOR UPDATE`,
      )
      .all();
  }

  async raise(...keys: readonly [VersionKey, ...VersionKey[]]): Promise<number> {
    const statement = this.connection.sql('UPDATE meta SET value = value + 1 WHERE key = ? RETURNING value');
    const [first = 0] = await inTurn(keys, async (key) =>
      numberOf((await statement.first(`${key}_version`)) ?? {}, 'value'),
    );
    return first;
  }
}

async function inTurn<T, R>(list: readonly T[], work: (entry: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  for (const entry of list) results.push(await work(entry));
  return results;
}
