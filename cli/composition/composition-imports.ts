import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ImportReport, Missing } from '../../adapters/import';
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
  RecordReader,
  RefusedRow,
} from '../../adapters/platform';
import type { RecordImportKind, RecordImportReport } from '../../core/internal-staff';
import { hasDemo, needsDemoFate, formatDemoCounts } from '../../core/staff';

export type Progress = ImportProgress;

interface Export {
  readonly file: string;
  readonly media?: string | undefined;
  readonly sheet?: string | undefined;
  /** ISO 4217. */
  readonly currency?: string | undefined;
  readonly map?: ImportMap | undefined;
  /** Source name; defaults to the file name without dates and counters. */
  readonly name?: string | undefined;
  /** Fate of products missing from the new file; kept by default. */
  readonly missing?: Missing | undefined;
  readonly demo?: DemoFate | undefined;
  readonly scratch?: string | undefined;
  readonly dryRun?: boolean | undefined;
  /** Keeps products that staff have changed since their last import. */
  readonly keepsEdits?: boolean | undefined;
}

export type ImportedFileReport = ImportReport & {
  readonly demo: (DemoCounts & { readonly fate: DemoFate | null }) | undefined;
};

/**
 * Imports a product file and rebuilds the index.
 * @throws ImportFileError 'DEMO_UNDECIDED' if demo data needs a decision; nothing is written
 */
export async function importInto(
  platform: ImportTarget,
  { dryRun = false, keepsEdits = false, missing, scratch, demo: fate = platform.demoFate, ...source }: Export,
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
      writer: keepsEdits ? platform.catalogue.keepingEdits() : platform.catalogue,
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
  return `The shop has demo data with ${formatDemoCounts(demo)}. Choose: --keep-demo (API: demo=keep) keeps it beside your products, --remove-demo (demo=remove) removes it all. Nothing was imported.`;
}

/** For unattended imports, which cannot prompt. */
export const ASKED_FOR_SOURCE = '--import-currency, or importCurrency of vitrine.config.ts';

type Read = Pick<Export, 'currency' | 'map' | 'sheet'>;

/**
 * Reimportable file or folder, looked up on each run.
 * @param asked option named when the currency is missing
 */
export function importSourceAt(place: string, read: Read, asked = '--currency'): CatalogueSource {
  const goods = async (target: ImportTarget, dryRun: boolean, onProgress: Progress) => {
    const { files, media } = await filesAt(place);
    const reports: ImportedFileReport[] = [];
    for (const file of files) {
      const input = { file, media, ...read, dryRun };
      reports.push(await importInto(target, input, onProgress).catch(saying('--currency', asked)));
    }
    return outcomeOf(reports);
  };
  return {
    name: basename(place),
    run: (target, onProgress) => goods(target, false, onProgress),
    check: (target, onProgress) => goods(target, true, onProgress),
  };
}

export function uploadedCatalogue({ name, bytes, ...read }: CatalogueFile): CatalogueSource {
  const called = basename(name.replaceAll('\\', '/'));
  const lying = <T>(work: (file: string) => Promise<T>) => withFile(bytes, called, work);
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

const UPLOADED = 'goods.csv';

/** @param called name of the file in messages */
async function withFile<T>(bytes: Uint8Array, called: string, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-goods-'));
  try {
    const file = join(folder, UPLOADED);
    await writeFile(file, bytes);
    return await work(file).catch(saying(file, called));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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

async function filesAt(place: string): Promise<{ readonly files: readonly string[]; readonly media?: string }> {
  const { ImportFileError } = await import('../../adapters/import');
  const facts = await stat(place).catch((cause: unknown) => {
    throw new ImportFileError('FILE_MISSING', `${basename(place)} does not exist`, { cause });
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

interface RecordTable {
  readonly kind: RecordImportKind;
  readonly file: string;
  readonly sheet?: string | undefined;
  readonly map?: string | undefined;
  readonly currency?: string | undefined;
}

/** Imports a table of records in the name of the owner. */
export async function recordsInto(
  { past }: Pick<Platform, 'past'>,
  input: RecordTable,
  { dryRun }: { readonly dryRun: boolean },
): Promise<RecordImportReport> {
  const { importRecords } = await import('../../adapters/import');
  return importRecords(input, past, { dryRun, now: Date.now() });
}

/** Imports a table that staff uploaded. */
export const uploadedRecords: RecordReader = ({ name, bytes, ...input }, target, { dryRun }) => {
  const called = basename(name.replaceAll('\\', '/'));
  return withFile(bytes, called, async (file) => {
    const { importRecords } = await import('../../adapters/import');
    const report = await importRecords({ ...input, file }, target, { dryRun, now: Date.now() });
    return { ...report, file: called };
  });
};
