import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lookUp } from '../../../core/kernel/look-up';
import type { TableShape } from './shape';
import { placeholders } from '../sql/placeholders';
import { quoted, type Cell, type Side, type TableRow } from './side';

/** Rows that are read and written at a time; of rows that hold files one. */
const BATCH = 200;

/** How many rows a table has. */
export async function countRows({ query }: Side, table: string): Promise<number> {
  const [row] = await query(`SELECT count(*) AS n FROM ${quoted(table)}`);
  return Number(row?.['n']);
}

/**
 * All rows of a table by its key, a batch at a time: what is held of them does not grow with the table.
 * @param columns what is read of each
 */
export async function* readRows(
  { query }: Side,
  { name, key, hasBytes }: TableShape,
  columns: readonly string[],
): AsyncGenerator<readonly TableRow[]> {
  const most = hasBytes ? 1 : BATCH;
  const keys = key.map(quoted).join(', ');
  const begin = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`;
  const end = `ORDER BY ${keys} LIMIT ${String(most)}`;
  const behind = `WHERE (${keys}) > (${placeholders(key.length)})`;
  let last: TableRow | undefined;
  for (;;) {
    const found = await (last === undefined
      ? query(`${begin} ${end}`)
      : query(`${begin} ${behind} ${end}`, valuesOf(last, key)));
    const rows = found.map(plain);
    // SQLite's driver answers at once, and lets go of what statements hold only when others have their turn.
    await nextTurn();
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
    last = rows.at(-1);
  }
}

function valuesOf(row: TableRow, columns: readonly string[]): readonly Cell[] {
  return columns.map((column) => lookUp(row, column) ?? null);
}

/** Bytes as a view, whichever of its shapes a driver gives. */
function plain(row: Readonly<Record<string, Cell | ArrayBuffer>>): TableRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value instanceof ArrayBuffer ? Buffer.from(value) : value]),
  );
}

const MODULUS = 2n ** 256n;

/** What can be said of a table without showing it: equal for equal rows, in whatever order and in whichever database. */
export interface TableSum {
  readonly rows: number;
  /** The sum of the SHA-256 of its rows, in hexadecimal. */
  readonly checksum: string;
}

/** Adds up rows. Each counts by its columns' names, kinds and contents. */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  add(row: TableRow): void {
    const hash = createHash('sha256');
    for (const column of Object.keys(row).toSorted()) {
      const [kind, content] = canonical(lookUp(row, column) ?? null);
      hash.update(`${column}\0${kind}${String(content.byteLength)}\0`).update(content);
    }
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${hash.digest('hex')}`)) % MODULUS;
  }

  get value(): TableSum {
    return { rows: this.#rows, checksum: this.#sum.toString(16).padStart(64, '0') };
  }
}

function canonical(value: Cell): readonly [kind: string, content: Uint8Array] {
  if (value === null) return ['n', new Uint8Array()];
  if (typeof value === 'string') return ['t', Buffer.from(value)];
  if (typeof value === 'bigint') return ['i', Buffer.from(String(value))];
  if (typeof value === 'number') return ['r', Buffer.from(String(value))];
  return ['b', value];
}
