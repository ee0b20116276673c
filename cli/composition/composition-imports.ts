import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { CustomersReport, ImportReport, Missing, ReviewsReport } from '../../adapters/import';
import type {
  CatalogueFile,
  CatalogueSource,
  DemoCounts,
  DemoFate,
  ImportChange,
  ImportedFile,
  ImportMap,
  ImportOutcome,
  ImportProgress,
  ImportTarget,
  Platform,
  RefusedRow,
} from '../../adapters/platform';
import { hasDemo, needsDemoFate, sayDemoCounts } from '../../core';

/** Called with how far long work is. */
export type Progress = ImportProgress;

/** A product export. */
interface Export {
  readonly file: string;
  /** Folder of the pictures that it names. */
  readonly media?: string | undefined;
  /** Of a workbook: the sheet that is read. */
  readonly sheet?: string | undefined;
  /** What its prices are in, three letters of ISO 4217. */
  readonly currency?: string | undefined;
  /** What its columns are, where it is of no known kind. */
  readonly map?: ImportMap | undefined;
  /** What its source is called; the name of the file, without dates and counters, where nothing is said. */
  readonly name?: string | undefined;
  /** What becomes of goods that an earlier file of the source brought and this one lacks; kept where nothing is said. */
  readonly missing?: Missing | undefined;
  /** Fate of the demo; the target's own without one. */
  readonly demo?: DemoFate | undefined;
  /** Folder in which what is read is put aside. */
  readonly scratch?: string | undefined;
  /** Writes nothing, and says what would be. */
  readonly dryRun?: boolean | undefined;
}

/** Result of an import, with the counts of the demo before it; undefined where there was none, or nothing was taken. */
export type ImportedFileReport = ImportReport & {
  readonly demo: (DemoCounts & { readonly fate: DemoFate | null }) | undefined;
};

/**
 * Imports a product export into the catalogue of a shop and makes the search index.
 * @throws ImportFileError 'DEMO_UNDECIDED' where the shop has the demo and nobody said what becomes of it; nothing was written then
 */
export async function importInto(
  platform: ImportTarget,
  { dryRun = false, missing, scratch, demo: fate = platform.demoFate, ...source }: Export,
  onProgress: Progress,
): Promise<ImportedFileReport> {
  const [{ importCatalogue, ImportFileError }, { createMediaStore }] = await Promise.all([
    import('../../adapters/import'),
    import('../../adapters/images'),
  ]);
  const demo = await platform.demo.count();
  if (!dryRun && needsDemoFate(demo, fate)) throw new ImportFileError('DEMO_UNDECIDED', undecided(demo));
  const replaceDemo = fate === 'remove';
  const report = await importCatalogue(
    source,
    {
      writer: platform.catalogue,
      media: createMediaStore(platform.files),
      downloads: platform.downloads,
      mappings: platform.mappings,
    },
    {
      ...{ now: Date.now(), onProgress, dryRun, missing, scratch, replaceDemo },
      onTaking: async () => {
        if (replaceDemo) await platform.demo.leave();
      },
    },
  );
  if (!dryRun) await platform.warm();
  const isMet = hasDemo(demo) && report.counts.products.total > 0;
  return { ...report, demo: isMet ? { ...demo, fate: fate ?? null } : undefined };
}

function undecided(demo: DemoCounts): string {
  return `The shop has the demo, with ${sayDemoCounts(demo)}. Say what becomes of it: --keep-demo (by the API demo=keep) leaves it beside your goods, --remove-demo (demo=remove) removes all of it. Nothing was imported.`;
}

/** What names the currency of files that staff imports again: nobody is there to ask. */
export const ASKED_FOR_SOURCE = '--import-currency, or importCurrency of vitrine.config.ts';

/** How the files of a place are read. */
type Read = Pick<Export, 'currency' | 'map' | 'sheet'>;

/**
 * A product export, or a folder of them, as what staff imports again. It is looked for each time.
 * @param asked the option that names what the prices are in, for who has not
 */
export function importSourceAt(place: string, read: Read, asked = '--currency'): CatalogueSource {
  const goods = async (target: ImportTarget, dryRun: boolean, onProgress: Progress) => {
    const { files, media } = await filesAt(place);
    const reports: ImportedFileReport[] = [];
    for (const file of files) {
      const wish = { file, media, ...read, dryRun };
      reports.push(await importInto(target, wish, onProgress).catch(saying('--currency', asked)));
    }
    return outcomeOf(reports);
  };
  return {
    name: basename(place),
    run: (target, onProgress) => goods(target, false, onProgress),
    check: (target, onProgress) => goods(target, true, onProgress),
  };
}

/** A product export that was uploaded, as what staff imports. It lies in a folder of its own only as long as it is read. */
export function uploadedCatalogue({ name, bytes, ...read }: CatalogueFile): CatalogueSource {
  const called = basename(name.replaceAll('\\', '/'));
  /** @param work what is done with the file while it lies there */
  const lying = async <T>(work: (file: string) => Promise<T>): Promise<T> => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-goods-'));
    try {
      const file = join(folder, UPLOADED);
      await writeFile(file, bytes);
      return await work(file).catch(saying(file, called));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const goods = (target: ImportTarget, dryRun: boolean, onProgress: Progress) =>
    lying(async (file) => {
      const { sourceNameOf } = await import('../../adapters/import');
      const report = await importInto(target, { file, name: sourceNameOf(called), ...read, dryRun }, onProgress);
      return outcomeOf([{ ...report, file: called }]);
    });
  return {
    name: called,
    run: (target, onProgress) => goods(target, false, onProgress),
    check: (target, onProgress) => goods(target, true, onProgress),
    preview: ({ mappings }) =>
      lying(async (file) => {
        const { previewTable } = await import('../../adapters/import');
        return previewTable({ file, sheet: read.sheet }, mappings);
      }),
  };
}

/** What an uploaded file is called where it lies: its own name might be none for a file system. */
const UPLOADED = 'goods.csv';

/** Says a file or an option by the name that the reader of the message knows. */
function saying(what: string, as: string) {
  return async (error: unknown): Promise<never> => {
    const { ImportFileError } = await import('../../adapters/import');
    if (!(error instanceof ImportFileError)) throw error;
    throw new ImportFileError(error.code, error.message.replaceAll(what, as), { cause: error });
  };
}

function outcomeOf(reports: readonly ImportedFileReport[]): ImportOutcome {
  const sum = (of: (counts: ImportReport['counts']) => number) =>
    reports.reduce((total, { counts }) => total + of(counts), 0);
  return {
    rows: { read: sum(({ rows }) => rows.total), written: sum(({ rows }) => rows.taken) },
    products: {
      created: sum(({ products }) => products.created),
      updated: sum(({ products }) => products.updated),
      unchanged: sum(({ products }) => products.unchanged),
    },
    files: reports.map(fileOf),
    refused: reports.flatMap((report) => rowsOf(report, 'skipped')),
    notes: reports.flatMap((report) => rowsOf(report, 'taken')),
    changes: reports.flatMap(({ dryRun, ...report }) => (dryRun ? changesOf(report) : [])),
    demo: reports.find(({ demo }) => demo !== undefined)?.demo,
  };
}

function fileOf({ file, format, sheet, mapping }: ImportReport): ImportedFile {
  return { file: basename(file), format, sheet, keptMap: mapping?.kept };
}

function changesOf({ file, products }: Pick<ImportReport, 'file' | 'products'>): readonly ImportChange[] {
  return products.flatMap(({ row, sku, name, outcome, changes }) =>
    outcome === 'unchanged' ? [] : [{ file: basename(file), row, sku, name, outcome, changes }],
  );
}

/** The exports at a place in the order of their names, and the folder of their pictures, if there is one. */
async function filesAt(place: string): Promise<{ readonly files: readonly string[]; readonly media?: string }> {
  const { ImportFileError } = await import('../../adapters/import');
  const facts = await stat(place).catch((cause: unknown) => {
    throw new ImportFileError('FILE_MISSING', `${basename(place)} is not there`, { cause });
  });
  if (!facts.isDirectory()) return { files: [place] };
  const found = await readdir(place, { withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile() && /\.(?:csv|tsv|xlsx|xml)$/i.test(entry.name))
    .map(({ name }) => name);
  if (names.length === 0)
    throw new ImportFileError('FILE_MISSING', `${basename(place)} has no CSV, TSV, XLSX or XML file`);
  const hasMedia = found.some((entry) => entry.isDirectory() && entry.name === 'media');
  return {
    files: names.sort((a, b) => (a < b ? -1 : 1)).map((name) => join(place, name)),
    ...(hasMedia && { media: join(place, 'media') }),
  };
}

/** The rows of a status about which there is something to say. */
function rowsOf({ file, rows }: ImportReport, wanted: 'skipped' | 'taken'): readonly RefusedRow[] {
  return rows
    .filter(({ status, reasons }) => status === wanted && reasons.length > 0)
    .map(({ row, sku, reasons }) => ({
      file: basename(file),
      row,
      sku,
      reason: reasons.map(({ message }) => message).join('; '),
    }));
}

/** A file of an earlier shop, and of a workbook which sheet. */
interface PastFile {
  readonly file: string;
  readonly sheet: string | undefined;
  readonly dryRun: boolean;
}

/** Brings the customers of an earlier shop in. @throws ImportFileError when the file as a whole cannot be read */
export async function customersInto(
  { people }: Pick<Platform, 'people'>,
  { dryRun, ...source }: PastFile,
): Promise<CustomersReport> {
  const { importCustomers } = await import('../../adapters/import');
  return importCustomers(source, people, { dryRun });
}

/** Brings the reviews of an earlier shop in. @throws ImportFileError when the file as a whole cannot be read */
export async function reviewsInto(
  { reviews }: Pick<Platform, 'reviews'>,
  { dryRun, ...source }: PastFile,
): Promise<ReviewsReport> {
  const { importReviews } = await import('../../adapters/import');
  return importReviews(source, reviews, { dryRun });
}
