import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import Libsql from 'libsql';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../adapters/database/postgres';
import { openSqlite } from '../../../adapters/database/sqlite';
import { run } from '../../../cli/run';
import { createDatabase, POSTGRES_URL } from '../../fixtures/postgres';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-unusable-'));
  file = join(folder, 'shop.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function commanded(...args: readonly string[]): Promise<{ readonly code: number; readonly err: string }> {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const code = await run(args, { out, err });
  return { code, err: String((err.read() as Buffer | null) ?? '') }; // sound: no encoding is set
}

describe('a file that is not a shop', () => {
  it.each([
    ['another file', () => writeFileSync(file, 'no database at all '.repeat(60)), 'It is no SQLite database'],
    ['a folder', () => mkdirSync(file), 'It must be a file that this user may read and write'],
    [
      'the database of another program',
      () => {
        const other = new Libsql(file);
        other.exec('CREATE TABLE product (id INTEGER)');
        other.close();
      },
      'Its tables are those of another program: name another folder',
    ],
  ])('is refused with a helpful message: %s', async (_, make, remedy) => {
    make();
    await expect(openSqlite(file)).rejects.toThrow(remedy);
    const { code, err } = await commanded('--data', folder, 'catalog', 'tree');
    expect(code).toBe(1);
    expect(err).toContain(`The database ${file} cannot be opened: `);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('admin copy', () => {
  it('creates nothing if it refuses', async () => {
    const target = join(folder, 'to');
    const { code } = await commanded('admin', 'copy', '--from', join(folder, 'none'), '--to', target);
    expect([code, readdirSync(folder)]).toEqual([1, []]);
    mkdirSync(join(folder, 'from'));
    await (await openSqlite(join(folder, 'from', 'shop.db'))).close();
    mkdirSync(join(target, 'index'), { recursive: true });
    const refused = await commanded('admin', 'copy', '--from', join(folder, 'from'), '--to', target);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('belongs to another shop')]);
    expect(readdirSync(target)).toEqual(['index']);
  });
});

describe.skipIf(POSTGRES_URL === undefined)('a PostgreSQL database that is not a shop', () => {
  const server = POSTGRES_URL ?? '';

  async function prepared(...statements: readonly string[]) {
    const made = await createDatabase(server);
    const client = new pg.Client({ connectionString: made.url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
    return made;
  }

  it('is refused if it has the tables of another program', async () => {
    const { url, drop } = await prepared('CREATE TABLE product (id BIGINT)');
    try {
      await expect(openPostgres({ url })).rejects.toThrow(
        /^The database vitrine_test_\w+ at \S+ cannot be used: relation "product" already exists\. Its tables are those of another program/,
      );
    } finally {
      await drop();
    }
  });

  it('is refused if its user may not create tables', async () => {
    const user = `reader_${String(process.pid)}`;
    const { url, drop } = await prepared(`CREATE ROLE ${user} LOGIN PASSWORD 'hush'`);
    const theirs = new URL(url);
    theirs.username = user;
    theirs.password = 'hush';
    try {
      const attempt = openPostgres({ url: theirs.href });
      await expect(attempt).rejects.toThrow('Its user must be allowed to make and to change tables');
    } finally {
      await drop();
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      await client.query(`DROP ROLE ${user}`);
      await client.end();
    }
  });
});
