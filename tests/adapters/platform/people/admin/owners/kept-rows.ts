import { SqliteFile } from '../../../../../fixtures/sqlite-file';

const COLUMNS = new Map([
  ['rate', '1'],
  ['session', 'id, customer_id, actor_id'],
  ['session_token', 'hash, session_id, kind'],
]);

export type Rows = ReadonlyMap<string, readonly string[]>;

export class KeptRows {
  readonly #file: SqliteFile;
  readonly #tables: readonly string[];
  #last: { readonly version: unknown; readonly rows: Rows } | undefined;

  constructor(path: string) {
    this.#file = new SqliteFile(path);
    const tables = this.#file.sql("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
    this.#tables = tables.map(({ name }) => String(name)).filter((name) => !name.startsWith('sqlite_'));
    if (!this.#tables.includes('shop_order')) throw new Error(`${path} is no shop`);
  }

  read(): Rows {
    // Changes when another connection commits.
    const version = this.#file.sql('PRAGMA data_version').first()?.data_version;
    if (this.#last !== undefined && this.#last.version === version) return this.#last.rows;
    const rows = new Map(this.#tables.map((table) => [table, this.#rowsOf(table)]));
    this.#last = { version, rows };
    return rows;
  }

  close(): void {
    this.#file.close();
  }

  #rowsOf(table: string): readonly string[] {
    const rows = this.#file.sql(`SELECT ${COLUMNS.get(table) ?? '*'} FROM "${table}"`).all();
    return rows.map((row) => JSON.stringify(row, (_key, value: unknown) => readable(value)));
  }
}

function readable(value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

/** @param adding tables in which callers may add their own rows */
export function changedTables(before: Rows, after: Rows, adding: readonly string[] = []): readonly string[] {
  return [...before].flatMap(([table, rows]) => {
    const now = new Set(after.get(table));
    const isSame = rows.every((row) => now.has(row)) && (adding.includes(table) || now.size === new Set(rows).size);
    return isSame ? [] : [table];
  });
}
