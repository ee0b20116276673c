import { product as productSchema } from '../../core/contract/product';
import type {
  AttributeRecord,
  CatalogueWriter,
  ProductComparison,
  ProductRecord,
} from '../platform/ports/catalogue-data';
import type { DownloadKeeper } from '../platform/ports/download-keeper';
import type { MediaStore } from '../images/media-store';
import { AttributeCatalogue } from './build/attribute-catalogue';
import { buildProduct, uniqueUrlPaths } from './build/build-product';
import type { BuildContext } from './build/build-context';
import { CategoryTree } from './build/category-tree';
import { isImported, mergeAttributes } from './build/merge-attributes';
import { loadCleanHtml } from './build/clean-html';
import type { FindItem } from './build/product-links';
import { StableIds, VariantIds } from './build/stable-ids';
import { Downloads, type CollectedLinks } from './downloads';
import { detectFormat } from './detect-format';
import { collectImages } from './collect-images';
import type { CollectedImages } from './collect-images';
import type { ImportFormat, ImportReport, ProductReport } from './source/import-report';
import { readMagento } from './magento/read-magento';
import { Pictures, requireFolder } from './pictures';
import { readTable } from './read-table';
import { RowLog } from './source/row-log';
import { readGoogle } from './google/read-google';
import { readWooCommerce } from './woocommerce/read-woocommerce';
import { readShopify } from './shopify/read-shopify';
import type { SourceCatalogue, SourceProduct } from './source/source-product';
import { summarise } from './summarise';

export interface ImportSource {
  /** A table as CSV or XLSX, or a product feed as XML. */
  readonly file: string;
  /** Of a workbook: the sheet that is read. Default: the first one that is known by its header. */
  readonly sheet?: string | undefined;
  /** Folder of the merchant's pictures. Without it only pictures already in the shop are found. */
  readonly media?: string | undefined;
  /** Default 'auto': detected by the header. */
  readonly format?: ImportFormat | 'auto' | undefined;
}

export interface ImportTarget {
  readonly writer: CatalogueWriter;
  readonly media: MediaStore;
  /** Where files of downloads are put; without it they are left out. */
  readonly downloads?: DownloadKeeper | undefined;
}

export interface ImportOptions {
  /** Called with how far it is and what it is doing: first in bytes of the file, then in products. */
  readonly onProgress?: ((done: number, total: number, label: string) => void) | undefined;
  /** Milliseconds since the epoch; decides what is new. */
  readonly now: number;
  /** Writes and copies nothing; the report says what would be. */
  readonly dryRun?: boolean | undefined;
  /** Whether the first real product takes the place of the demo catalogue. Default true. */
  readonly replaceDemo?: boolean | undefined;
}

/** A product ready to be written, with the source that its report is made from. */
interface Planned {
  readonly source: SourceProduct;
  readonly record: ProductRecord;
}

/**
 * Imports a Magento 2 product export, a Shopify or a WooCommerce product CSV, or a product feed (XML, CSV, TSV). Each product is taken whole or not at all, with a reason for
 * every row that was left out. Importing the same file again changes nothing. It adds and updates; products of earlier
 * imports that the file does not name stay.
 * @throws ImportFileError when the file as a whole cannot be read; nothing was written then
 */
export async function importCatalogue(
  source: ImportSource,
  target: ImportTarget,
  options: ImportOptions,
): Promise<ImportReport> {
  const started = performance.now();
  const dryRun = options.dryRun ?? false;
  if (source.media !== undefined) await requireFolder(source.media);
  const log = new RowLog();
  const catalogue = await readSource(source, log, options);
  const pictures = new Pictures(source.media, target.media, dryRun);
  const images = await collectImages(catalogue.products, pictures, log, options.onProgress);
  const replaceDemo = options.replaceDemo ?? true;
  // The demo's values go with its products; those of earlier imports stay with theirs.
  const kept = (await target.writer.attributes()).filter((record) => !replaceDemo || isImported(record));
  const downloads = new Downloads(source.media, target.downloads, { log, dryRun });
  const links = await downloads.collect(catalogue.products);
  const { planned, tree, attributes } = await plan(catalogue, {
    images,
    links,
    log,
    writer: target.writer,
    now: options.now,
    kept,
  });
  const merged = mergeAttributes(attributes.records(), kept);
  if (!dryRun && planned.length > 0) {
    if (replaceDemo) await target.writer.removeSource('demo');
    await target.writer.writeAttributes(merged);
    await target.writer.writeCategories(tree.records());
  }
  const products = await write(planned, {
    writer: target.writer,
    log,
    ...(dryRun && { comparedWith: merged }),
    onProgress: options.onProgress,
  });
  if (!dryRun && planned.length > 0) {
    await target.writer.reindex();
    await target.writer.noteUpdate(options.now);
  }
  const counted = {
    pictures: await pictures.counts(),
    categories: tree.records().length,
    attributes: attributes.records().length,
  };
  const facts = {
    file: source.file,
    format: catalogue.format,
    dryRun,
    durationMs: Math.round(performance.now() - started),
  };
  return summarise(facts, { rows: log.finish(), products, missingFiles: images.missing, counted });
}

async function readSource(source: ImportSource, log: RowLog, options: ImportOptions): Promise<SourceCatalogue> {
  const csv = await readTable(source.file, source.sheet, (done, total) =>
    options.onProgress?.(done, total, 'Reading the file'),
  );
  const format = detectFormat(csv.columns, source.format ?? 'auto');
  switch (format) {
    case 'magento':
      return readMagento(csv.rows, log, options.now);
    case 'shopify':
      return readShopify(csv, log);
    case 'woocommerce':
      return readWooCommerce(csv, log);
    case 'google':
      return readGoogle(csv, log);
  }
}

/** Makes and checks every document before anything is written, so that a broken one never leaves half a catalogue. */
async function plan(
  catalogue: SourceCatalogue,
  given: {
    images: CollectedImages;
    links: CollectedLinks;
    log: RowLog;
    writer: CatalogueWriter;
    now: number;
    kept: readonly AttributeRecord[];
  },
) {
  const { images, links, log, writer, now, kept } = given;
  const readAt = new Date(now).toISOString();
  const existing = await writer.productIds();
  const ids = new StableIds(existing);
  const variantIds = new VariantIds();
  const tree = new CategoryTree(await writer.categoryIds(), catalogue.format);
  const attributes = new AttributeCatalogue(kept);
  const idOf = (sku: string): number => ids.of(sku);
  const variantIdOf = (sku: string): number => variantIds.of(sku);
  const find = finder(catalogue.products, { idOf, variantIdOf, images });
  const context: BuildContext = {
    format: catalogue.format,
    attributes,
    categories: tree,
    idOf,
    variantIdOf,
    urlPathOf: uniqueUrlPaths(),
    downloadsOf: links.of,
    imagesOf: images.of,
    find,
    inShop: (sku) => existing.has(sku) || find(sku) !== undefined,
    clean: await loadCleanHtml(),
    note: (row, code, message) => log.note(row, code, message),
  };
  const planned: Planned[] = [];
  for (const [at, source] of catalogue.products.entries()) {
    const record = { ...buildProduct(source, context), readAt };
    const parsed = productSchema.safeParse(record.product);
    if (parsed.success) planned.push({ source, record });
    else {
      const [issue] = parsed.error.issues;
      skipProduct(source, log, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'it breaks the contract'}`);
    }
    if (at % 50 === 49) await othersTurn();
  }
  return { planned, tree, attributes };
}

function finder(
  products: readonly SourceProduct[],
  by: Pick<BuildContext, 'idOf' | 'variantIdOf'> & { images: CollectedImages },
): FindItem {
  const own = new Map(products.map((product) => [product.sku, product] as const));
  const variants = new Map(
    products.flatMap((product) => product.variants.map((variant) => [variant.sku, variant] as const)),
  );
  return (sku) => {
    const product = own.get(sku);
    const item = product ?? variants.get(sku);
    if (item === undefined) return undefined;
    const id = product === undefined ? by.variantIdOf(sku) : by.idOf(sku);
    return { id, type: product?.type ?? 'simple', item, image: by.images.of(item)[0]?.path };
  };
}

/** Lets others use the shop in between. */
function othersTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

interface Writing {
  readonly writer: CatalogueWriter;
  readonly log: RowLog;
  /** In a dry run: the attributes that there would be. */
  readonly comparedWith?: readonly AttributeRecord[];
  readonly onProgress: ImportOptions['onProgress'];
}

async function write(planned: readonly Planned[], writing: Writing): Promise<readonly ProductReport[]> {
  const reports: ProductReport[] = [];
  for (const [at, { source, record }] of planned.entries()) {
    const done = await writeOne(source, record, writing);
    if (done !== undefined) {
      const { row, sku, type, variants } = source;
      reports.push({
        ...{ row, sku, name: record.product.name, type },
        ...done,
        variants: variants.length,
        pictures: record.product.media_gallery?.length ?? 0,
      });
    }
    const label = writing.comparedWith === undefined ? 'Writing products' : 'Comparing products';
    writing.onProgress?.(at + 1, planned.length, label);
    // Each product is a transaction of its own.
    if (at % 50 === 49) await othersTurn();
  }
  return reports;
}

async function writeOne(
  source: SourceProduct,
  record: ProductRecord,
  { writer, log, comparedWith }: Writing,
): Promise<ProductComparison | undefined> {
  let done: ProductComparison;
  try {
    done =
      comparedWith === undefined
        ? { outcome: await writer.writeProduct(record), changes: [] }
        : await writer.compareProduct(record, comparedWith);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    skipProduct(source, log, error.message);
    return undefined;
  }
  log.take(source.row, 'product', source.sku);
  for (const { row } of source.variants) if (row !== source.row) log.take(row, 'variant', source.sku);
  for (const { row, role } of source.otherRows) log.take(row, role, source.sku);
  return done;
}

function skipProduct(source: SourceProduct, log: RowLog, message: string): void {
  log.skip(source.row, 'not_writable', message);
  const others = new Set(
    [...source.variants, ...source.otherRows].map(({ row }) => row).filter((row) => row !== source.row),
  );
  for (const row of others)
    log.skip(row, 'product_skipped', `its product ${source.sku} in row ${source.row} was skipped`);
}
