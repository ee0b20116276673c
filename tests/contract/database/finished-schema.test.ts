import { describe, expect, it } from 'vitest';
import { runMigrations, versionOf } from '../../../adapters/database/sqlite/run-migrations';
import { SCHEMA_VERSION } from '../../../adapters/database/sqlite/schema-version';
import type { SqlValue } from '../../../adapters/database/sql/connection';
import { SqliteFile } from '../../fixtures/sqlite-file';

const COMMAND = 'npx vitest run --project contract tests/contract/database/finished-schema.test.ts --update';

function migratedStepByStep(): SqliteFile {
  const database = new SqliteFile(':memory:');
  for (let version = 1; version <= SCHEMA_VERSION; version += 1) runMigrations(database.driver, version);
  return database;
}

function objectsOf(database: SqliteFile) {
  return database.sql('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid').all();
}

function tablesOf(database: SqliteFile): readonly string[] {
  return objectsOf(database).flatMap(({ type, name }) => (type === 'table' ? [String(name)] : []));
}

function rowsOf(database: SqliteFile, table: string) {
  return database.sql(`SELECT * FROM "${table}"`).all();
}

function contentOf(database: SqliteFile) {
  return {
    version: versionOf(database.driver),
    objects: objectsOf(database),
    rows: tablesOf(database).map((table) => [table, rowsOf(database, table)]),
  };
}

function literal(value: SqlValue | undefined): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error('No migration has written such a value yet: say here how SQL writes it');
}

function sourceOf(database: SqliteFile): string {
  const made = objectsOf(database).flatMap(({ name, sql }) =>
    typeof sql !== 'string' || String(name).startsWith('sqlite_') ? [] : [sql],
  );
  const filled = tablesOf(database).flatMap((table) =>
    rowsOf(database, table).map(
      // sound: a column holds what a statement may be given
      (row) =>
        `INSERT INTO "${table}" VALUES (${Object.values(row as Record<string, SqlValue>)
          .map(literal)
          .join(', ')})`,
    ),
  );
  const statements = [...made, ...filled].map(
    (statement) => `${statement.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)};`,
  );
  return `/**
 * Schema of an empty database after all migrations. Written by
 * \`${COMMAND}\`.
 */
export const FINISHED_SCHEMA = \`
${statements.join('\n')}
\`;
`;
}

describe('the finished schema', () => {
  it('is written anew with each migration', async () => {
    const database = migratedStepByStep();
    const path = '../../../adapters/database/sqlite/finished-schema.ts';
    await expect(
      sourceOf(database),
      `The migrations make another schema: write it anew by ${COMMAND}`,
    ).toMatchFileSnapshot(path);
    database.close();
  });

  it('makes the same database as all migrations one by one', () => {
    const [atOnce, stepByStep] = [new SqliteFile(':memory:'), migratedStepByStep()];
    runMigrations(atOnce.driver);
    expect(contentOf(atOnce)).toEqual(contentOf(stepByStep));
    atOnce.close();
    stepByStep.close();
  });
});
