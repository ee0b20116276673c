import { textOf, numberOf } from '../sql/base/columns';
import { SqliteDriver } from '../sqlite/connection';
import { migrate } from '../sqlite/migrate';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
  readonly parents: readonly string[];
  readonly counts: boolean;
  readonly hasBytes: boolean;
}

/** Extra PostgreSQL columns. In SQLite an event's id is its delivery position. */
export const POSTGRES_COLUMNS: Readonly<Record<string, readonly string[]>> = { shop_event: ['position'] };

/**
 * Reads all tables from the migrated schema, in dependency order.
 * @throws Error if tables refer to each other in a cycle
 */
export async function readShape(): Promise<readonly TableShape[]> {
  const driver = new SqliteDriver(':memory:');
  try {
    await migrate(driver);
    const tables = driver
      .statement(`SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`)
      .all([]);
    return inOrder(tables.map((row) => tableOf(driver, textOf(row, 'name'), textOf(row, 'sql'))));
  } finally {
    driver.close();
  }
}

function tableOf(driver: SqliteDriver, name: string, made: string): TableShape {
  const columns = driver.statement('SELECT name, type, pk FROM pragma_table_info(?)').all([name]);
  const parents = driver.statement('SELECT DISTINCT "table" AS parent FROM pragma_foreign_key_list(?)').all([name]);
  const keyed = columns.filter((row) => numberOf(row, 'pk') > 0);
  return {
    name,
    columns: columns.map((row) => textOf(row, 'name')),
    key: keyed.toSorted((a, b) => numberOf(a, 'pk') - numberOf(b, 'pk')).map((row) => textOf(row, 'name')),
    parents: parents.map((row) => textOf(row, 'parent')),
    counts: /\bAUTOINCREMENT\b/.test(made),
    hasBytes: columns.some((row) => textOf(row, 'type') === 'BLOB'),
  };
}

/** Change tables go last: triggers write to them while others are filled. */
function inOrder(tables: readonly TableShape[]): readonly TableShape[] {
  const ordered: TableShape[] = [];
  const placed = new Set<string>();
  const waiting = tables.toSorted((a, b) => Number(a.name === 'change') - Number(b.name === 'change'));
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ parents }) => parents.every((parent) => placed.has(parent)));
    const [next] = at === -1 ? [] : waiting.splice(at, 1);
    if (next === undefined)
      throw new Error(`Tables refer to each other: ${waiting.map(({ name }) => name).join(', ')}`);
    ordered.push(next);
    placed.add(next.name);
  }
  return ordered;
}
