import type { MediaStore } from '../images/media-store';
import type { AttributeRecord } from '../platform/ports/catalogue-data';
import type { CatalogueImport, MissingProduct } from '../platform/ports/catalogue-import';
import type { ImportMapKeeper } from '../platform/ports/import-maps';
import type { DownloadKeeper } from '../platform/ports/download-keeper';
import { isImported, mergeAttributes } from './build/merge-attributes';
import { collectImages } from './collect-images';
import { Downloads } from './downloads';
import { Pictures, requireFolder } from './pictures';
import { planImport, type Plan } from './plan-import';
import { readSource, type ImportSource } from './read-source';
import type { ImportReport, Missing } from './source/import-report';
import { RowLog } from './source/row-log';
import { sourceNameOf } from './source/source-name';
import { Spools } from './source/spools';
import { TaxClasses } from './source/tax-classes';
import { summarise } from './summarise';
import { comparePlanned, fatesOf, leaveOutMissing, writePlanned } from './write-import';

export type { ImportSource } from './read-source';

export interface ImportTarget {
  readonly writer: CatalogueImport;
  readonly media: MediaStore;
  /** Where files of downloads are put; without it they are left out. */
  readonly downloads?: DownloadKeeper | undefined;
  /** Where mappings of columns are kept; without it none is remembered. */
  readonly mappings?: ImportMapKeeper | undefined;
}

export interface ImportOptions {
  /** Called with how far it is and what it is doing: first in bytes of the file, then in products. */
  readonly onProgress?: ((done: number, total: number, label: string) => void) | undefined;
  /** Milliseconds since the epoch; decides what is new. */
  readonly now: number;
  /** Writes and copies nothing; the report says what would be. */
  readonly dryRun?: boolean | undefined;
  /** Removes the demo's goods, with the values of its attributes, once there is a product to take their place. Default false. */
  readonly replaceDemo?: boolean | undefined;
  /** What becomes of goods that an earlier file of the same source brought and this one lacks. Default 'keep'. */
  readonly missing?: Missing | undefined;
  /** Folder in which what is read is put aside until it is written. */
  readonly scratch?: string | undefined;
  /** Called once all was checked, before the first thing is written; not called where there is nothing to write. */
  readonly onTaking?: (() => Promise<void>) | undefined;
}

/**
 * Imports a Magento 2 product export, a Shopify or a WooCommerce product CSV, or a product feed (XML, CSV, TSV); each as XLSX too, and any other
 * table by a mapping of its columns, which is kept for the next file with the same heading row. The file is
 * read and checked to its end before anything is written. A product is taken whole or not at all, with a reason for every row that was left out.
 * Importing the same file again changes nothing, and ends what an import that was interrupted has begun. Goods of other sources and of staff
 * stay as they are.
 * @throws ImportFileError when the file as a whole cannot be read; nothing was written then
 */
export async function importCatalogue(
  source: ImportSource,
  target: ImportTarget,
  options: ImportOptions,
): Promise<ImportReport> {
  if (source.media !== undefined) await requireFolder(source.media);
  const spools = new Spools(options.scratch);
  try {
    return await run(source, target, { ...options, spools });
  } finally {
    spools.close();
  }
}

async function run(
  source: ImportSource,
  target: ImportTarget,
  options: ImportOptions & { readonly spools: Spools },
): Promise<ImportReport> {
  const started = performance.now();
  const { spools, dryRun = false, replaceDemo = false, onProgress } = options;
  const { writer } = target;
  const log = new RowLog();
  const { mappings } = target;
  const taxClasses = new TaxClasses(await writer.taxClasses());
  const catalogue = await readSource(source, { log, spools, now: options.now, taxClasses, mappings, onProgress });
  const pictures = new Pictures(source.media, target.media, dryRun);
  const images = await collectImages(catalogue.products, pictures, log, onProgress);
  // The demo's values go with its products; those of earlier imports stay with theirs.
  const kept = (await writer.attributes()).filter((record) => !replaceDemo || isImported(record));
  const keptOf = (sku: string) => writer.downloadsKept(sku);
  const links = await new Downloads(source.media, target.downloads, { log, dryRun, keptOf }).collect(
    catalogue.products,
  );
  const origin = source.name ?? sourceNameOf(source.file);
  const plan = await planImport(catalogue, { images, links, log, spools, writer, now: options.now, kept, origin });
  const attributes = mergeAttributes(plan.attributes.records(), kept);
  // A file of which nothing is taken says nothing of what is missing either.
  const gone: readonly MissingProduct[] =
    plan.planned.size === 0
      ? []
      : await writer.missing(`${catalogue.format}:${origin}`, (sku, key) => log.isNamed(sku) || log.isNamed(key));
  const fates = fatesOf(gone, options.missing ?? 'keep');
  const writing = { writer, log, onProgress };
  if (!dryRun && plan.planned.size > 0) await begin(plan, attributes, { ...options, replaceDemo, writer });
  const products = dryRun
    ? await comparePlanned(plan.planned, attributes, writing)
    : await writePlanned(plan.planned, writing);
  if (!dryRun && plan.planned.size > 0) {
    await leaveOutMissing(fates, gone, writer);
    if (source.map !== undefined) await mappings?.keep(catalogue.columns, source.map);
    await writer.noteUpdate(options.now);
  }
  const counted = {
    pictures: await pictures.counts(),
    categories: plan.tree.records().length,
    attributes: plan.attributes.records().length,
  };
  const facts = {
    ...{ file: source.file, format: catalogue.format, currency: catalogue.currency, source: origin, dryRun },
    ...{ sheet: catalogue.sheet, mapping: catalogue.mapping },
    durationMs: Math.round(performance.now() - started),
  };
  const missing = fates.map(({ id: _id, ...fate }) => fate);
  return summarise(facts, { rows: log.finish(), products, missing, missingFiles: images.missing, counted });
}

/** What stands before the products: whatever leaves with the demo, its goods last, so that an import that was killed here does it again. */
async function begin(
  { tree }: Plan,
  attributes: readonly AttributeRecord[],
  { replaceDemo, writer, onTaking }: Pick<ImportOptions, 'onTaking' | 'replaceDemo'> & Pick<ImportTarget, 'writer'>,
): Promise<void> {
  await onTaking?.();
  if (replaceDemo === true) await writer.removeSource('demo');
  await writer.writeAttributes(attributes);
  await writer.writeCategories(tree.records());
}
