import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql, SqliteDialect, type Transaction } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { openPostgres } from '../postgres';
import { DatabaseUnreachableError } from '../postgres/database';
import { POSTGRES_SCHEMA_VERSION } from '../postgres/migrate';
import { openSqlite } from '../sqlite';
import { SCHEMA_VERSION } from '../sqlite/schema-version';

/** What a column holds: whole numbers are exact, however large. */
export type Cell = string | number | bigint | null | Uint8Array;
export type TableRow = Readonly<Record<string, Cell>>;

/** Tables are named when the program runs: what they have is known from their shape. */
export type Tables = Record<string, Record<string, Cell>>;

/** Where a shop's database is: the address of a PostgreSQL database, or a data folder with its SQLite file. */
export type DatabasePlace =
  { readonly kind: 'postgres'; readonly url: string } | { readonly kind: 'sqlite'; readonly folder: string };

/** A database that is copied from or to, in one transaction. */
export interface Side {
  readonly kind: DatabasePlace['kind'];
  readonly db: Transaction<Tables>;
}

export type CopyErrorCode = 'no-shop' | 'not-empty' | 'other-version' | 'unwritable';

/** A shop that cannot be copied. The message says where, and what to do. */
export class CopyError extends Error {
  override readonly name = 'CopyError';

  constructor(
    readonly code: CopyErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** How a place is named to people: without a password. */
export function nameOf(place: DatabasePlace): string {
  if (place.kind === 'sqlite') return join(place.folder, 'shop.db');
  const { host, pathname } = new URL(place.url);
  return `${pathname.slice(1)} at ${host}`;
}

/**
 * Runs work in one transaction of a database. All that is read is of one moment.
 * @param mode 'read' for the database that is copied from
 * @throws DatabaseUnreachableError
 */
export async function within<T>(
  place: DatabasePlace,
  mode: 'read' | 'write',
  work: (side: Side) => Promise<T>,
): Promise<T> {
  const db = await open(place);
  try {
    const transaction = db.transaction();
    const { kind } = place;
    if (kind === 'sqlite') return await transaction.execute((trx) => work({ kind, db: trx }));
    return await transaction
      .setIsolationLevel('repeatable read')
      .setAccessMode(mode === 'read' ? 'read only' : 'read write')
      .execute((trx) => work({ kind, db: trx }));
  } finally {
    await db.destroy();
  }
}

async function open(place: DatabasePlace): Promise<Kysely<Tables>> {
  if (place.kind === 'postgres') {
    const types = new pg.TypeOverrides();
    types.setTypeParser(pg.types.builtins.INT8, BigInt);
    const pool = new pg.Pool({ connectionString: place.url, max: 1, types });
    pool.on('error', () => undefined); // the query under way fails too, and says so
    await reach(pool, place).catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  }
  const database = new Libsql(join(place.folder, 'shop.db'));
  database.defaultSafeIntegers(true);
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

async function reach(pool: pg.Pool, place: DatabasePlace): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new DatabaseUnreachableError(`The database ${nameOf(place)} cannot be opened: ${why}`, { cause });
  }
}

/** Version of the schema of a database; undefined where it has none of a shop. */
async function versionOf(place: DatabasePlace): Promise<number | undefined> {
  if (place.kind === 'sqlite') {
    if (!existsSync(join(place.folder, 'shop.db'))) return undefined;
    const { rows } = await within(place, 'read', ({ db }) =>
      sql<{ readonly user_version: bigint }>`PRAGMA user_version`.execute(db),
    );
    const version = Number(rows[0]?.user_version ?? 0);
    return version === 0 ? undefined : version;
  }
  return within(place, 'read', async ({ db }) => {
    const { rows } = await sql<{
      readonly found: boolean;
    }>`SELECT to_regclass('schema_version') IS NOT NULL AS found`.execute(db);
    if (rows[0]?.found !== true) return undefined;
    const row = await db.selectFrom('schema_version').select('version').executeTakeFirst();
    return row && Number(row.version);
  });
}

/**
 * Sees to it that both databases have the tables that this program makes; in the one that is copied to they are made where there are none.
 * @throws CopyError 'no-shop', 'other-version'
 */
export async function checkVersions(from: DatabasePlace, to: DatabasePlace): Promise<void> {
  const [source, target] = [await versionOf(from), await versionOf(to)];
  if (source === undefined) throw new CopyError('no-shop', `There is no shop to copy in ${nameOf(from)}`);
  requireOurs(from, source);
  if (target !== undefined) requireOurs(to, target);
  else await makeTables(to);
}

function requireOurs(place: DatabasePlace, version: number): void {
  const ours = place.kind === 'sqlite' ? SCHEMA_VERSION : POSTGRES_SCHEMA_VERSION;
  if (version === ours) return;
  throw new CopyError(
    'other-version',
    `${nameOf(place)} has schema ${String(version)}, this program makes ${String(ours)}: ${
      version < ours ? 'open it once with this program, which brings it up to date' : 'copy it with the newer program'
    }`,
  );
}

async function makeTables(place: DatabasePlace): Promise<void> {
  const made = await openStored(place);
  await made.close();
}

/** The database as a shop opens it. */
export async function openStored(place: DatabasePlace): ReturnType<typeof openSqlite> {
  if (place.kind === 'postgres') return openPostgres({ url: place.url });
  await mkdir(place.folder, { recursive: true, mode: 0o700 });
  return openSqlite(join(place.folder, 'shop.db'));
}
