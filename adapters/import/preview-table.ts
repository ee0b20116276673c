import type { ImportPreview } from '../../core/contract/staff/import-preview';
import { MAX_PREVIEW_ROWS, MAX_PREVIEW_TEXT } from '../../core/contract/staff/import-preview';
import { lookUp } from '../../core/kernel/look-up';
import type { ImportMapKeeper } from '../platform/ports/staff/import-maps';
import { detectFormat, isKnownHeader } from './detect-format';
import { guessMap } from './source/guess-map';
import { readTable } from './read-table';
import type { CsvRows } from './source/read-csv';

/**
 * @param sheet default: the first known one, else the first with a header
 * @throws ImportFileError if it cannot be read
 */
export async function previewTable(
  { file, sheet }: { readonly file: string; readonly sheet?: string | undefined },
  mappings: Pick<ImportMapKeeper, 'find'>,
): Promise<ImportPreview> {
  const isKnown = async (columns: readonly string[]) =>
    isKnownHeader(columns) || (columns.length > 0 && (await mappings.find(columns)) !== undefined);
  const table = await readTable(file, { sheet, isKnown, rows: MAX_PREVIEW_ROWS });
  const columns = table.columns.filter((column) => column !== '');
  const kept = await mappings.find(table.columns);
  const rows = await firstRows(table, columns);
  return {
    sheet: table.sheet?.name ?? null,
    sheets: [...(table.sheet?.names ?? [])],
    columns,
    rows,
    format: isKnownHeader(table.columns) ? detectFormat(table, 'auto') : null,
    kept: kept === undefined ? null : { id: kept.id, map: kept.map },
    guess: guessMap(columns, rows),
  };
}

async function firstRows(table: CsvRows, columns: readonly string[]): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of table.rows) {
    rows.push(columns.map((column) => shortened(lookUp(cells, column) ?? '')));
    if (rows.length === MAX_PREVIEW_ROWS) break;
  }
  return rows;
}

function shortened(text: string): string {
  return text.length > MAX_PREVIEW_TEXT ? `${text.slice(0, MAX_PREVIEW_TEXT)}…` : text;
}
