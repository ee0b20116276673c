import { sql } from 'kysely';
import type { TableShape } from './shape';
import type { Side } from './side';

/** The last number that was given, by table; the positions of events under their own name. */
export type Counters = ReadonlyMap<string, bigint>;

const POSITIONS = 'shop_event_position';

/** The numbers that ids were last given, so that none is given twice, be its row gone or not. */
export function readCounters(from: Side, tables: readonly TableShape[]): Promise<Counters> {
  return from.kind === 'sqlite' ? readSqlite(from) : readPostgres(from, tables);
}

async function readSqlite({ db }: Side): Promise<Counters> {
  const rows = await db.selectFrom('sqlite_sequence').select(['name', 'seq']).execute();
  const counters = new Map(rows.map(({ name, seq }) => [String(name), BigInt(Number(seq))]));
  return new Map([...counters, [POSITIONS, counters.get('shop_event') ?? 0n]]);
}

async function readPostgres(from: Side, tables: readonly TableShape[]): Promise<Counters> {
  const counters = new Map<string, bigint>();
  for (const [table, sequence] of await sequencesOf(from, tables)) {
    const { rows } = await sql<{ readonly last: bigint | null }>`
      SELECT CASE WHEN is_called THEN last_value END AS last FROM ${sql.table(sequence)}`.execute(from.db);
    const last = rows[0]?.last;
    if (last !== undefined && last !== null) counters.set(table, last);
  }
  return counters;
}

/** Goes on counting where the other database stood. To be called when all rows are there. */
export async function writeCounters(to: Side, tables: readonly TableShape[], counters: Counters): Promise<void> {
  if (to.kind === 'sqlite') await writeSqlite(to, tables, counters);
  else await writePostgres(to, tables, counters);
}

async function writeSqlite(to: Side, tables: readonly TableShape[], counters: Counters): Promise<void> {
  for (const { name } of tables.filter(({ counts }) => counts)) {
    const last = atLeast(counters.get(name), await highestId(to, name));
    await to.db.deleteFrom('sqlite_sequence').where('name', '=', name).execute();
    if (last > 0n) await to.db.insertInto('sqlite_sequence').values({ name, seq: last }).execute();
  }
}

async function writePostgres(to: Side, tables: readonly TableShape[], counters: Counters): Promise<void> {
  for (const [table, sequence] of await sequencesOf(to, tables)) {
    const last = atLeast(counters.get(table), table === POSITIONS ? 0n : await highestId(to, table));
    // A sequence that has given nothing begins with 1: triggers may have used it while the rows were written.
    await (
      last > 0n
        ? sql`SELECT setval(${sequence}::regclass, ${last}::bigint)`
        : sql`SELECT setval(${sequence}::regclass, 1, false)`
    ).execute(to.db);
  }
}

/** The sequences of a PostgreSQL database, by what they count. */
async function sequencesOf(
  { db }: Side,
  tables: readonly TableShape[],
): Promise<readonly (readonly [counts: string, sequence: string])[]> {
  const found: [string, string][] = [[POSITIONS, POSITIONS]];
  for (const { name, columns } of tables.filter((table) => table.columns.includes('id'))) {
    if (columns.length === 0) continue;
    const { rows } = await sql<{ readonly sequence: string | null }>`
      SELECT pg_get_serial_sequence(${name}, 'id') AS sequence`.execute(db);
    const sequence = rows[0]?.sequence;
    if (sequence !== undefined && sequence !== null) found.push([name, sequence]);
  }
  return found;
}

async function highestId({ db }: Side, table: string): Promise<bigint> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<bigint | null>('id').as('highest'))
    .executeTakeFirst();
  return row?.highest ?? 0n;
}

function atLeast(last: bigint | undefined, highest: bigint): bigint {
  return last !== undefined && last > highest ? last : highest;
}
