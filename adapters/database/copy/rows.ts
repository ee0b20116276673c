import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lookUp } from '../../../core/kernel/look-up';
import type { TableShape } from './shape';
import { placeholders } from '../sql/base/placeholders';
import { quoted, type Cell, type Side, type TableRow } from './side';

const BATCH: Readonly<Record<Side['kind'], number>> = { sqlite: 200, postgres: 2000 };

export async function countRows({ query }: Side, table: string): Promise<number> {
  const [row] = await query(`SELECT count(*) AS n FROM ${quoted(table)}`);
  return Number(row?.['n']);
}

/** Streams all rows of a table by key in batches, with constant memory. */
export async function* readRows(
  { kind, query }: Side,
  { name, key, hasBytes }: TableShape,
  columns: readonly string[],
): AsyncGenerator<readonly TableRow[]> {
  const max = hasBytes ? 1 : BATCH[kind];
  const keys = key.map(quoted).join(', ');
  const begin = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`;
  const end = `ORDER BY ${keys} LIMIT ${String(max)}`;
  const behind = `WHERE (${keys}) > (${placeholders(key.length)})`;
  let last: TableRow | undefined;
  for (;;) {
    const found = await (last === undefined
      ? query(`${begin} ${end}`)
      : query(`${begin} ${behind} ${end}`, valuesOf(last, key)));
    const rows = hasBytes ? found.map(plain) : found;
    // SQLite's driver frees statement memory only when the event loop turns.
    await nextTurn();
    if (rows.length > 0) yield rows;
    if (rows.length < max) return;
    last = rows.at(-1);
  }
}

function valuesOf(row: TableRow, columns: readonly string[]): readonly Cell[] {
  return columns.map((column) => lookUp(row, column) ?? null);
}

function plain(row: Readonly<Record<string, Cell | ArrayBuffer>>): TableRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value instanceof ArrayBuffer ? Buffer.from(value) : value]),
  );
}

const MODULUS = 2n ** 256n;

export interface TableSum {
  readonly rows: number;
  /** Sum of the rows' SHA-256 hashes, in hexadecimal. */
  readonly checksum: string;
}

export class RowSum {
  #rows = 0;
  #sum = 0n;

  add(rows: readonly TableRow[]): void {
    const columns = Object.keys(rows[0] ?? {}).toSorted();
    for (const row of rows) {
      let text = '';
      for (const column of columns) text += canonical(column, lookUp(row, column) ?? null);
      this.#sum += BigInt(`0x${hash('sha256', text)}`);
    }
    this.#rows += rows.length;
    this.#sum %= MODULUS;
  }

  get value(): TableSum {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(64, '0') };
  }
}

/** Encodes column, kind and length so that different rows never collide. */
function canonical(column: string, value: Cell): string {
  const said = (kind: string, content: string) => `${column}\0${kind}${String(content.length)}\0${content}`;
  if (value === null) return said('n', '');
  if (typeof value === 'string') return said('t', value);
  if (typeof value === 'bigint') return said('i', String(value));
  if (typeof value === 'number') return said('r', String(value));
  return said('b', hash('sha256', value));
}
