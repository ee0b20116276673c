import { promisedWriter } from '../../fixtures/promised-writer';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importCatalogue } from '../../../adapters/import';
import type { ImportOptions, ImportReport, ImportSource, RowReport } from '../../../adapters/import';
import { createFolderFiles } from '../../../adapters/files/folder';
import { createMediaStore } from '../../../adapters/images';
import type { CatalogueImport } from '../../../adapters/platform/ports/catalogue/catalogue-import';
import type { DownloadKeeper } from '../../../adapters/platform/ports/orders/download-keeper';
import type { ImportMapKeeper } from '../../../adapters/platform/ports/staff/import-maps';
import { MemoryWriter } from '../../fixtures/memory-writer';
import { writePicture } from '../images/tmp-picture';

/** 20 November 2026, noon UTC. */
export const NOW = Date.UTC(2026, 10, 20, 12);

export function fixture(name: string): string {
  return path.join(import.meta.dirname, 'fixtures', name);
}

export interface ImportShop {
  readonly folder: string;
  readonly writer: MemoryWriter;
  run(
    source: ImportSource,
    options?: Partial<ImportOptions>,
    writer?: CatalogueImport,
    target?: { readonly mappings?: ImportMapKeeper; readonly downloads?: DownloadKeeper },
  ): Promise<ImportReport>;
  rows(
    rows: readonly Readonly<Record<string, string>>[],
    options?: Partial<ImportOptions>,
    writer?: CatalogueImport,
  ): Promise<ImportReport>;
  file(name: string, content: string | Uint8Array): Promise<string>;
  pictures(...names: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

export async function openImportShop(): Promise<ImportShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-import-'));
  const writer = new MemoryWriter();
  const media = createMediaStore(createFolderFiles({ folder }));
  const file = async (name: string, content: string | Uint8Array): Promise<string> => {
    await writeFile(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const run: ImportShop['run'] = (source, options, other, target) =>
    importCatalogue(
      { currency: 'USD', ...source },
      { writer: other ?? promisedWriter(writer), media, ...target },
      { now: NOW, ...options },
    );
  return {
    folder,
    writer,
    run,
    file,
    rows: async (rows, options, other) => run({ file: await file('rows.csv', csvOf(rows)) }, options, other),
    pictures: async (...names) => {
      const merchant = path.join(folder, 'merchant');
      // Distinct sizes, so that no two files are equal.
      for (const [at, name] of names.entries()) await writePicture(path.join(merchant, name), 40 + at, 50);
      return merchant;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

export function csvOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]): string => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return [line(columns), ...rows.map((row) => line(columns.map((column) => row[column] ?? '')))].join('\r\n');
}

/** Throws if there is none. */
export function rowOf(report: ImportReport, row: number): RowReport {
  const found = report.rows.find((entry) => entry.row === row);
  if (found === undefined) throw new Error(`no row ${row} in the report`);
  return found;
}
