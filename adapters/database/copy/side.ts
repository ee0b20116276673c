import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { openPostgres } from '../postgres';
import { numbered } from '../postgres/connection';
import { DatabaseUnreachableError } from '../postgres/database';
import { POSTGRES_SCHEMA_VERSION } from '../postgres/migrate';
import { openSqlite } from '../sqlite';
import { SCHEMA_VERSION } from '../sqlite/schema-version';

export type Cell = string | number | bigint | null | Uint8Array;
export type TableRow = Readonly<Record<string, Cell>>;

export type DatabasePlace =
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'sqlite'; readonly folder: string };

export interface Side {
  readonly kind: DatabasePlace['kind'];
  readonly query: (text: string, values?: readonly Cell[]) => Promise<readonly TableRow[]>;
}

export type CopyErrorCode = 'no-shop' | 'not-empty' | 'other-version' | 'unwritable';

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

export function nameOf(place: DatabasePlace): string {
  if (place.kind === 'sqlite') return join(place.folder, 'shop.db');
  const { host, pathname } = new URL(place.url);
  return `${pathname.slice(1)} at ${host}`;
}

export function quoted(name: string): string {
  return `"${name}"`;
}

/**
 * Runs work in one transaction with a consistent snapshot.
 * @param mode 'read' for the source database
 * @throws DatabaseUnreachableError
 */
export async function within<T>(
  place: DatabasePlace,
  mode: 'read' | 'write',
  work: (side: Side) => Promise<T>,
): Promise<T> {
  const { side, begin, end } = await (place.kind === 'sqlite' ? openFile(place.folder) : openServer(place, mode));
  try {
    await side.query(begin);
    const made = await work(side);
    await side.query('COMMIT');
    return made;
  } catch (error) {
    await side.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await end();
  }
}

interface Opened {
  readonly side: Side;
  readonly begin: string;
  readonly end: () => Promise<void>;
}

function openFile(folder: string): Promise<Opened> {
  const database = new Libsql(join(folder, 'shop.db'));
  database.defaultSafeIntegers(true);
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON');
  const prepared = new Map<string, Libsql.Statement>();
  const query = (text: string, values: readonly Cell[] = []) => {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    if (statement.reader) return statement.all(values) as readonly TableRow[]; // sound: rows are plain objects of what columns hold
    statement.run(values);
    return [];
  };
  return Promise.resolve({
    side: { kind: 'sqlite', query: async (text, values) => Promise.resolve(query(text, values)) },
    begin: 'BEGIN',
    end: async () => {
      database.close();
      return Promise.resolve();
    },
  });
}

async function openServer(
  place: DatabasePlace & { readonly kind: 'postgres' },
  mode: 'read' | 'write',
): Promise<Opened> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, BigInt);
  const client = new pg.Client({ connectionString: place.url, types });
  client.on('error', () => undefined);
  await reach(client, place);
  const query = async (text: string, values: readonly Cell[] = []) =>
    (await client.query<TableRow>(numbered(text), [...values])).rows;
  return {
    side: { kind: 'postgres', query },
    begin: `BEGIN ISOLATION LEVEL REPEATABLE READ ${mode === 'read' ? 'READ ONLY' : 'READ WRITE'}`,
    end: () => client.end(),
  };
}

async function reach(client: pg.Client, place: DatabasePlace): Promise<void> {
  try {
    await client.connect();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new DatabaseUnreachableError(`The database ${nameOf(place)} cannot be opened: ${why}`, { cause });
  }
}

async function versionOf(place: DatabasePlace): Promise<number | undefined> {
  if (place.kind === 'sqlite') {
    if (!existsSync(join(place.folder, 'shop.db'))) return undefined;
    const [row] = await within(place, 'read', ({ query }) => query('PRAGMA user_version'));
    const version = Number(row?.['user_version'] ?? 0);
    return version === 0 ? undefined : version;
  }
  return within(place, 'read', async ({ query }) => {
    const [known] = await query(`SELECT count(*) AS n FROM pg_class WHERE oid = to_regclass('schema_version')`);
    if (known?.['n'] !== 1n) return undefined;
    const [row] = await query('SELECT version FROM schema_version');
    return row && Number(row['version']);
  });
}

/**
 * Creates missing tables and verifies the schema version.
 * @throws CopyError 'other-version'
 */
export async function makeReady(place: DatabasePlace): Promise<void> {
  const version = await versionOf(place);
  if (version === undefined) await makeTables(place);
  else requireOurs(place, version);
}

export async function checkVersions(from: DatabasePlace, to: DatabasePlace): Promise<void> {
  const source = await versionOf(from);
  if (source === undefined) throw new CopyError('no-shop', `There is no shop to copy in ${nameOf(from)}`);
  requireOurs(from, source);
  await makeReady(to);
}

/**
 * Requires a shop whose schema is of this or an earlier version.
 * @throws CopyError 'no-shop', 'other-version'
 */
export async function requireKnownSchema(place: DatabasePlace): Promise<void> {
  const version = await versionOf(place);
  if (version === undefined) throw new CopyError('no-shop', `There is no shop in ${nameOf(place)}`);
  if (version > ourVersion(place)) requireOurs(place, version);
}

export interface SchemaFacts {
  readonly found: number | undefined;
  readonly known: number;
  readonly now: number | undefined;
  /** Base currency of a shop with products and this program's schema. */
  readonly base: string | undefined;
}

/**
 * Reads schema information without migrating.
 * @throws DatabaseUnreachableError
 */
export async function readSchema(place: DatabasePlace): Promise<SchemaFacts> {
  const found = await versionOf(place);
  const known = ourVersion(place);
  // Other schemas may lack the tables.
  const base = found === known ? await within(place, 'read', readBase) : undefined;
  if (place.kind === 'sqlite') return { found, known, now: undefined, base };
  const [row] = await within(place, 'read', ({ query }) => query('SELECT extract(epoch from now())::float8 AS now'));
  return { found, known, now: Number(row?.['now']) * 1000, base };
}

async function readBase({ query }: Side): Promise<string | undefined> {
  if ((await query('SELECT 1 AS is_there FROM product LIMIT 1')).length === 0) return undefined;
  const [row] = await query("SELECT document FROM commerce WHERE name = 'base_currency'");
  return row === undefined ? 'USD' : String(row['document']).replaceAll('"', '');
}

function ourVersion({ kind }: DatabasePlace): number {
  return kind === 'sqlite' ? SCHEMA_VERSION : POSTGRES_SCHEMA_VERSION;
}

function requireOurs(place: DatabasePlace, version: number): void {
  const ours = ourVersion(place);
  if (version === ours) return;
  throw new CopyError(
    'other-version',
    `${nameOf(place)} has schema ${String(version)}, but this program uses ${String(ours)}: ${
      version < ours ? 'open it once with this program to migrate it' : 'copy it with the newer program'
    }`,
  );
}

async function makeTables(place: DatabasePlace): Promise<void> {
  const made = await openStored(place);
  await made.close();
}

export async function openStored(place: DatabasePlace): ReturnType<typeof openSqlite> {
  if (place.kind === 'postgres') return openPostgres({ url: place.url });
  await mkdir(place.folder, { recursive: true, mode: 0o700 });
  return openSqlite(join(place.folder, 'shop.db'));
}
