import type { ImportMap } from '../../../../core/contract/staff/import-map';
import type { ImportMapRepository, KeptImportMap } from '../../../platform/ports/staff/import-maps';
import { documentOf, numberOf, textOf } from '../base/columns';
import type { Row, SqlConnection } from '../base/connection';

export class SqlImportMaps implements ImportMapRepository {
  constructor(private readonly connection: SqlConnection) {}

  async byId(id: string): Promise<KeptImportMap | undefined> {
    const row = await this.connection.sql('SELECT * FROM import_map WHERE id = ?').first(id);
    return row === undefined ? undefined : keptOf(row);
  }

  async newest(max: number): Promise<readonly KeptImportMap[]> {
    const rows = await this.connection.sql('SELECT * FROM import_map ORDER BY kept_at DESC, id LIMIT ?').all(max);
    return rows.map(keptOf);
  }

  async keep({ id, columns, map, keptAt }: KeptImportMap): Promise<void> {
    await this.connection
      .sql(
        `INSERT INTO import_map (id, heading, map, kept_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET heading = excluded.heading, map = excluded.map, kept_at = excluded.kept_at`,
      )
      .run(id, JSON.stringify(columns), JSON.stringify(map), keptAt);
  }

  async drop(id: string): Promise<boolean> {
    return (await this.connection.sql('DELETE FROM import_map WHERE id = ?').run(id)) > 0;
  }
}

function keptOf(row: Row): KeptImportMap {
  return {
    id: textOf(row, 'id'),
    columns: documentOf<readonly string[]>(row, 'heading'),
    map: documentOf<ImportMap>(row, 'map'),
    keptAt: numberOf(row, 'kept_at'),
  };
}
