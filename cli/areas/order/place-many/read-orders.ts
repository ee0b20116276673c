import { open } from 'node:fs/promises';
import { CommandError } from '../../../usage/usage-error';
import { COLUMNS, columnName, textOf, type OrderRecord } from './order-row';

const MAX_ORDERS = 10_000;

/**
 * Reads CSV with a header, or JSON lines for .jsonl and .ndjson.
 * @throws CommandError 'invalid-file' naming row and column; nothing is ordered from an invalid file
 */
export async function readOrders(file: string): Promise<readonly OrderRecord[]> {
  const records = /\.(jsonl|ndjson)$/i.test(file) ? await readLines(file) : await readSheet(file);
  if (records.length === 0) throw invalidFile(`${file} has no orders`);
  if (records.length > MAX_ORDERS) throw invalidFile(`${file} must have at most ${MAX_ORDERS} orders`);
  const seen = new Map<string, number>();
  for (const { row, cells } of records) {
    const unknown = Object.keys(cells).find((name) => !COLUMNS.includes(name));
    if (unknown !== undefined) throw invalidFile(`row ${row}: ${unknown} must be one of ${COLUMNS.join(', ')}`);
    const ref = textOf(cells['ref']);
    const other = ref === '' ? undefined : seen.get(ref.toLowerCase());
    if (other !== undefined) throw invalidFile(`row ${row}: ref ${ref} is already used in row ${other}`);
    seen.set(ref.toLowerCase(), row);
  }
  return records;
}

async function readSheet(file: string): Promise<readonly OrderRecord[]> {
  const { readTable } = await import('../../../composition/composition-root');
  const { columns, rows } = await readTable(file);
  const names = columns.map(columnName);
  const missing = ['ref', 'items'].find((name) => !names.includes(name));
  if (missing !== undefined) throw invalidFile(`${file} has no column ${missing}`);
  return rows.map(({ row, cells, ragged }) => {
    if (ragged) throw invalidFile(`row ${row}: ${ragged.cells} cells, but the header has ${ragged.columns}`);
    return { row, cells: named(cells) };
  });
}

async function readLines(file: string): Promise<readonly OrderRecord[]> {
  const records: OrderRecord[] = [];
  const handle = await open(file);
  try {
    let row = 0;
    for await (const line of handle.readLines()) {
      row += 1;
      if (line.trim() !== '') records.push({ row, cells: named(objectOf(line, row)) });
      if (records.length > MAX_ORDERS) break;
    }
  } finally {
    await handle.close();
  }
  return records;
}

function objectOf(line: string, row: number): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // reported below, like JSON that is not an object
  }
  throw invalidFile(`row ${row}: must be a JSON object such as {"ref":"1001","items":"TEE:2"}`);
}

function named(cells: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(cells).map(([name, value]: [string, unknown]) => [columnName(name), value]));
}

function invalidFile(message: string): CommandError {
  return new CommandError('invalid-file', message);
}
