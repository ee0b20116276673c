import { lookUp } from '../../../core/kernel/look-up';
import { placeholders } from '../sql/base/placeholders';
import { countRows, readRows, RowSum, type TableSum } from './rows';
import { readCounters, writeCounters } from './counters';
import { readShape, type TableShape } from './shape';
import { CopyError, nameOf, quoted, within, type DatabasePlace, type Side, type TableRow } from './side';
import { columnsOf, translationOf } from './translate';

export interface CopyPlan {
  readonly from: DatabasePlace;
  readonly to: DatabasePlace;
  readonly files: 'rows' | 'apart';
  /** Deletes existing data in the same transaction. Default false: the target must be empty. */
  readonly replace?: boolean | undefined;
  /** Reads the written rows back and compares them before the commit. Default false. */
  readonly prove?: boolean | undefined;
  readonly onProgress?: ((done: number, total: number, label: string) => void) | undefined;
}

export interface ComparedTable {
  readonly table: string;
  readonly from: TableSum;
  readonly to: TableSum;
  readonly isEqual: boolean;
}

async function tablesOf({ files }: Pick<CopyPlan, 'files'>): Promise<readonly TableShape[]> {
  const tables = await readShape();
  return files === 'rows' ? tables : tables.filter(({ name }) => name !== 'file');
}

export async function checkEmpty({ to, files }: Pick<CopyPlan, 'files' | 'to'>): Promise<void> {
  const tables = await tablesOf({ files });
  await within(to, 'read', (side) => requireEmpty(side, to, tables));
}

async function requireEmpty(side: Side, place: DatabasePlace, tables: readonly TableShape[]): Promise<void> {
  const full: string[] = [];
  for (const { name } of tables.filter((table) => table.name !== 'meta')) {
    const count = await countRows(side, name);
    if (count > 0) full.push(`${String(count)} in ${name}`);
  }
  const raised = await side.query('SELECT key FROM meta WHERE value <> 0');
  if (raised.length > 0) full.push(`${String(raised.length)} in meta`);
  if (full.length === 0) return;
  throw new CopyError(
    'not-empty',
    `${nameOf(place)} already contains a shop (rows: ${full.slice(0, 4).join(', ')}${full.length > 4 ? ' …' : ''}): name an empty database`,
  );
}

/**
 * Copies every table in one transaction from a consistent snapshot.
 * @throws CopyError 'not-empty'; 'unwritable' naming the table whose rows are rejected
 */
export async function copyTables(plan: CopyPlan): Promise<void> {
  const { from, to, files, replace = false, prove = false, onProgress } = plan;
  const tables = await tablesOf({ files });
  const sums = new Map(tables.map(({ name }) => [name, new RowSum()]));
  await within(from, 'read', async (source) => {
    const total = await totalOf(source, tables);
    const counters = await readCounters(source, tables);
    const { columns, row } = await translationOf(source, to.kind);
    let done = 0;
    await within(to, 'write', async (target) => {
      if (replace) await empty(target, tables);
      else await requireEmpty(target, to, tables);
      for (const table of tables) {
        await target.query(`DELETE FROM ${quoted(table.name)}`);
        for await (const batch of readRows(source, table, columns(table))) {
          const said = batch.map((found) => row(table.name, found));
          if (prove) sums.get(table.name)?.add(said);
          await write(target, table, said);
          done += batch.length;
          onProgress?.(done, total, `Copying ${table.name}`);
        }
      }
      await writeCounters(target, tables, counters);
      if (prove) await requireWritten(target, tables, sums);
    });
  });
}

async function empty(side: Side, tables: readonly TableShape[]): Promise<void> {
  if (side.kind === 'postgres') await side.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  else for (const { name } of tables.toReversed()) await side.query(`DELETE FROM ${quoted(name)}`);
}

async function requireWritten(side: Side, tables: readonly TableShape[], sums: ReadonlyMap<string, RowSum>) {
  for (const table of tables) {
    const found = await sumOf(readRows(side, table, columnsOf(side.kind, table)), (row) => row);
    const read = sums.get(table.name)?.value;
    if (read?.rows === found.rows && read.checksum === found.checksum) continue;
    throw new CopyError('unwritable', `The copied rows of ${table.name} differ from the source`);
  }
}

const WRITTEN_AT_ONCE = 200;

async function write(side: Side, { name }: TableShape, rows: readonly TableRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const row = `(${placeholders(columns.length)})`;
  const into = `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) VALUES `;
  try {
    for (let at = 0; at < rows.length; at += WRITTEN_AT_ONCE) {
      const some = rows.slice(at, at + WRITTEN_AT_ONCE);
      const values = some.flatMap((one) => columns.map((column) => lookUp(one, column) ?? null));
      await side.query(into + some.map(() => row).join(', '), values);
    }
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new CopyError('unwritable', `A row of ${name} cannot be written: ${why}`, { cause });
  }
}

export async function compareTables({ from, to, files, onProgress }: CopyPlan): Promise<readonly ComparedTable[]> {
  const tables = await tablesOf({ files });
  return within(from, 'read', (source) =>
    within(to, 'read', async (target) => {
      const total = (await totalOf(source, tables)) + (await totalOf(target, tables));
      const translation = await translationOf(source, to.kind);
      const compared: ComparedTable[] = [];
      let done = 0;
      for (const table of tables) {
        const seen = (rows: number) => onProgress?.((done += rows), total, `Comparing ${table.name}`);
        const said = (row: TableRow) => translation.row(table.name, row);
        const there = await sumOf(readRows(source, table, translation.columns(table)), said, seen);
        const here = await sumOf(readRows(target, table, columnsOf(to.kind, table)), (row) => row, seen);
        const isEqual = there.rows === here.rows && there.checksum === here.checksum;
        compared.push({ table: table.name, from: there, to: here, isEqual });
      }
      return compared;
    }),
  );
}

export interface TableCount extends TableSum {
  readonly table: string;
}

export function sumShop(
  place: DatabasePlace,
  onProgress: NonNullable<CopyPlan['onProgress']>,
): Promise<readonly TableCount[]> {
  return within(place, 'read', async (side) => {
    const tables = await readShape();
    const total = await totalOf(side, tables);
    const sums: TableCount[] = [];
    let done = 0;
    for (const table of tables) {
      const seen = (rows: number) => onProgress((done += rows), total, `Reading ${table.name}`);
      const sum = await sumOf(readRows(side, table, columnsOf(side.kind, table)), (row) => row, seen);
      sums.push({ table: table.name, ...sum });
    }
    return sums;
  });
}

async function sumOf(
  batches: AsyncIterable<readonly TableRow[]>,
  said: (row: TableRow) => TableRow,
  seen: (rows: number) => void = () => undefined,
): Promise<TableSum> {
  const sum = new RowSum();
  for await (const batch of batches) {
    sum.add(batch.map(said));
    seen(batch.length);
  }
  return sum.value;
}

async function totalOf(side: Side, tables: readonly TableShape[]): Promise<number> {
  let total = 0;
  for (const { name } of tables) total += await countRows(side, name);
  return total;
}
