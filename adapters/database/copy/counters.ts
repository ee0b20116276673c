import type { TableShape } from './shape';
import { quoted, type Cell, type Side } from './side';

export type Counters = ReadonlyMap<string, bigint>;

const POSITIONS = 'shop_event_position';

/** Reads the last assigned ids so that none is reused. */
export function readCounters(from: Side, tables: readonly TableShape[]): Promise<Counters> {
  return from.kind === 'sqlite' ? readSqlite(from) : readPostgres(from, tables);
}

async function readSqlite({ query }: Side): Promise<Counters> {
  const rows = await query('SELECT name, seq FROM sqlite_sequence');
  const counters = new Map(rows.map(({ name, seq }) => [String(name), bigintOf(seq)]));
  return new Map([...counters, [POSITIONS, counters.get('shop_event') ?? 0n]]);
}

async function readPostgres(from: Side, tables: readonly TableShape[]): Promise<Counters> {
  const counters = new Map<string, bigint>();
  for (const [table, sequence] of await sequencesOf(from, tables)) {
    const [row] = await from.query(`SELECT last_value AS last FROM ${sequence} WHERE is_called`);
    if (row !== undefined) counters.set(table, bigintOf(row['last']));
  }
  return counters;
}

/** Continues the counters of the source. Call after all rows are written. */
export async function writeCounters(to: Side, tables: readonly TableShape[], counters: Counters): Promise<void> {
  if (to.kind === 'sqlite') await writeSqlite(to, tables, counters);
  else await writePostgres(to, tables, counters);
}

async function writeSqlite(to: Side, tables: readonly TableShape[], counters: Counters): Promise<void> {
  for (const { name } of tables.filter(({ counts }) => counts)) {
    const last = maxOf(counters.get(name), await highestId(to, name));
    await to.query('DELETE FROM sqlite_sequence WHERE name = ?', [name]);
    if (last > 0n) await to.query('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [name, last]);
  }
}

async function writePostgres(to: Side, tables: readonly TableShape[], counters: Counters): Promise<void> {
  for (const [table, sequence] of await sequencesOf(to, tables)) {
    const last = maxOf(counters.get(table), table === POSITIONS ? 0n : await highestId(to, table));
    await (last > 0n
      ? to.query('SELECT setval(?::regclass, ?::bigint)', [sequence, last])
      : to.query('SELECT setval(?::regclass, 1, false)', [sequence]));
  }
}

async function sequencesOf(
  { query }: Side,
  tables: readonly TableShape[],
): Promise<readonly (readonly [counts: string, sequence: string])[]> {
  const found: [string, string][] = [[POSITIONS, POSITIONS]];
  for (const { name, columns } of tables.filter((table) => table.columns.includes('id'))) {
    if (columns.length === 0) continue;
    const [row] = await query(`SELECT pg_get_serial_sequence(?, 'id') AS sequence`, [name]);
    if (typeof row?.['sequence'] === 'string') found.push([name, row['sequence']]);
  }
  return found;
}

async function highestId({ query }: Side, table: string): Promise<bigint> {
  const [row] = await query(`SELECT max(id) AS highest FROM ${quoted(table)}`);
  return bigintOf(row?.['highest']);
}

function bigintOf(cell: Cell | undefined): bigint {
  return typeof cell === 'bigint' || typeof cell === 'number' ? BigInt(cell) : 0n;
}

function maxOf(last: bigint | undefined, highest: bigint): bigint {
  return last !== undefined && last > highest ? last : highest;
}
