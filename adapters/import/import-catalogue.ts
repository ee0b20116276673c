import type { MediaStore } from '../images/media-store';
import type { AttributeRecord } from '../platform/ports/catalogue/catalogue-data';
import type { CatalogueImport, MissingProduct } from '../platform/ports/catalogue/catalogue-import';
import type { ImportMapKeeper } from '../platform/ports/staff/import-maps';
import type { DownloadKeeper } from '../platform/ports/orders/download-keeper';
import { isImported, mergeAttributes } from './build/merge-attributes';
import { collectImages } from './collect-images';
import { Downloads } from './import-downloads';
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
  readonly downloads?: DownloadKeeper | undefined;
  readonly mappings?: ImportMapKeeper | undefined;
}

export interface ImportOptions {
  /** Progress in bytes of the file, then in products. */
  readonly onProgress?: ((done: number, total: number, label: string) => void) | undefined;
  /** Milliseconds since the epoch; decides what is new. */
  readonly now: number;
  /** Reports without writing. */
  readonly dryRun?: boolean | undefined;
  /** Removes the demo catalogue once there are imported products. Default false. */
  readonly replaceDemo?: boolean | undefined;
  /** Handling of products from an earlier file of the same source that are missing now. Default 'keep'. */
  readonly missing?: Missing | undefined;
  readonly scratch?: string | undefined;
  /** Called after validation and before the first write; not called if there is nothing to write. */
  readonly onTaking?: (() => Promise<void>) | undefined;
}

/**
 * Imports a Magento, Shopify or WooCommerce export, a product feed, or any table with a column mapping. The file is
 * fully validated first; each product is imported whole or skipped with a reason. Idempotent and resumable; products of
 * other sources are unchanged.
 * @throws ImportFileError if the file cannot be read; nothing was written
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
  const attributesNow = async () => (await writer.attributes()).filter((record) => !replaceDemo || isImported(record));
  const kept = await attributesNow();
  const keptOf = (sku: string) => writer.downloadsKept(sku);
  const links = await new Downloads(source.media, target.downloads, { log, dryRun, keptOf }).collect(
    catalogue.products,
  );
  const origin = source.name ?? sourceNameOf(source.file);
  const plan = await planImport(catalogue, { images, links, log, spools, writer, now: options.now, kept, origin });
  const attributes = mergeAttributes(plan.attributes.records(), kept);
  const gone: readonly MissingProduct[] =
    plan.planned.size === 0
      ? []
      : await writer.missing(`${catalogue.format}:${origin}`, (sku, key) => log.isNamed(sku) || log.isNamed(key));
  const fates = fatesOf(gone, options.missing ?? 'keep');
  const writing = { writer, log, onProgress };
  // Read again: staff may have changed attributes while files were fetched.
  if (!dryRun && plan.planned.size > 0)
    await begin(plan, mergeAttributes(plan.attributes.records(), await attributesNow()), {
      ...{ ...options, replaceDemo, writer },
    });
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

/** Demo goods are removed last, so that an interrupted import repeats the step. */
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
