import type { ChangeRepository, RecordedChange } from '../../../platform/ports/foundation/changes';
import { numberOf, optionalTextOf, textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

export class SqlChanges implements ChangeRepository {
  constructor(private readonly connection: SqlConnection) {}

  async last(): Promise<number> {
    return this.#id('SELECT coalesce(max(id), 0) AS id FROM change');
  }

  async first(): Promise<number> {
    return this.#id('SELECT coalesce(min(id), 0) AS id FROM change');
  }

  async lastOf(kind: string, before: number): Promise<number> {
    return this.#id('SELECT coalesce(max(id), 0) AS id FROM change WHERE kind = ? AND id < ?', kind, before);
  }

  async #id(text: string, ...values: readonly (string | number)[]): Promise<number> {
    const row = await this.connection.sql(text).first(...values);
    return numberOf(row ?? {}, 'id');
  }

  async between(after: number, upTo: number): Promise<readonly RecordedChange[]> {
    const rows = await this.connection
      .sql('SELECT id, kind, key, detail FROM change WHERE id > ? AND id <= ? ORDER BY id')
      .all(after, upTo);
    return rows.map((row) => ({
      id: numberOf(row, 'id'),
      kind: textOf(row, 'kind'),
      key: textOf(row, 'key'),
      detail: optionalTextOf(row, 'detail'),
    }));
  }
}
