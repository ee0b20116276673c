import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrderRow } from './order-row';

const NAME = 'ordered-row.json';

function contentOf({ row: _, ...content }: OrderRow): string {
  return JSON.stringify(content);
}

/**
 * Detects refs that another file used for different rows.
 * @param folder profile folder of the row
 */
export async function isRecorded(folder: string, row: OrderRow): Promise<boolean> {
  try {
    return (await readFile(join(folder, NAME), 'utf8')) === contentOf(row);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

export async function recordRow(folder: string, row: OrderRow): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, NAME), contentOf(row), { mode: 0o600 });
}
