import { textOf } from '../sql/base/columns';
import type { Row } from '../sql/base/connection';
import type { SqliteDriver } from './connection';

/** Returns statements that create the schema and the rows of a database with the same result as those that made it. */
export function dumpSchema(driver: SqliteDriver): string {
  const objects = driver
    .statement(
      `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .all([]);
  const isTable = (row: Row) => textOf(row, 'type') === 'table';
  const tables = objects.filter(isTable);
  const others = objects.filter((row) => !isTable(row));
  const rows = tables.flatMap((row) => rowsOf(driver, textOf(row, 'name')));
  // Rows go before triggers, which would fire again.
  return [...tables.map(definitionOf), ...rows, ...others.map(definitionOf)].join(';\n');
}

const definitionOf = (row: Row): string => textOf(row, 'sql');

function rowsOf(driver: SqliteDriver, table: string): readonly string[] {
  const columns = driver.statement(`PRAGMA table_info("${table}")`).all([]);
  const names = columns.map((column) => `"${textOf(column, 'name')}"`);
  const values = names.map((name) => `quote(${name})`).join(` || ', ' || `);
  const rows = driver.statement(`SELECT ${values} AS text FROM "${table}"`).all([]);
  return rows.map((row) => `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${textOf(row, 'text')})`);
}
