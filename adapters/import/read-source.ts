import { importMapFault, type ImportMap } from '../../core/contract/import-map';
import type { ImportMapKeeper, KeptImportMap } from '../platform/ports/import-maps';
import { detectFormat, isKnownHeader } from './detect-format';
import { readGoogle } from './google/read-google';
import { readMagento } from './magento/read-magento';
import { readMapped } from './mapped/read-mapped';
import { readShopify } from './shopify/read-shopify';
import { ImportFileError, type KnownFormat, type SheetChoice, type UsedMapping } from './source/import-report';
import { wholeTable, type CsvRows } from './source/read-csv';
import { readTable } from './read-table';
import type { RowLog } from './source/row-log';
import type { SourceCatalogue } from './source/source-product';
import type { Spools } from './source/spools';
import type { TaxClasses } from './source/tax-classes';
import { readWooCommerce } from './woocommerce/read-woocommerce';

export interface ImportSource {
  /** A table as CSV or XLSX, or a product feed as XML. */
  readonly file: string;
  /** Of a workbook: the sheet that is read. Default: the first one that is known by its header. */
  readonly sheet?: string | undefined;
  /** Folder of the merchant's pictures. Without it only pictures already in the shop are found. */
  readonly media?: string | undefined;
  /** Default 'auto': detected by the header. */
  readonly format?: KnownFormat | 'auto' | undefined;
  /** What its columns mean. Without it a file of no known kind is read as the last one of the same heading row was. */
  readonly map?: ImportMap | undefined;
  /** What the file's prices are in, three letters of ISO 4217: of these exports only a product feed says it by itself. */
  readonly currency?: string | undefined;
  /** What they are in where neither the file nor `currency` says it. */
  readonly otherwise?: string | undefined;
  /** What its source is called, by which its next file says what is no more. Default: the name of the file without dates and counters. */
  readonly name?: string | undefined;
}

/** What a file is read with. */
interface Reading {
  readonly log: RowLog;
  readonly spools: Spools;
  readonly now: number;
  /** The shop's. */
  readonly taxClasses: TaxClasses;
  /** Where mappings of columns are kept. */
  readonly mappings?: Pick<ImportMapKeeper, 'find'> | undefined;
  readonly onProgress?: ((done: number, total: number, label: string) => void) | undefined;
}

/**
 * Reads a file row by row, and puts its products aside.
 * @throws ImportFileError when the file as a whole cannot be read, or nobody says what its prices are in
 */
export async function readSource(source: ImportSource, by: Reading): Promise<ReadSource> {
  const sheet = { sheet: source.sheet, isKnown: (columns: readonly string[]) => isReadable(columns, source, by) };
  const table = await readTable(source.file, sheet, (done, total) => by.onProgress?.(done, total, 'Reading the file'));
  const found = { columns: table.columns, sheet: table.sheet };
  const mapping = await mappingOf(table.columns, source, by);
  if (mapping !== undefined) {
    const catalogue = await readMapped(table, mapping.map, by);
    return { ...catalogue, ...found, mapping, currency: currencyOf(source, catalogue.currency) };
  }
  const format = detectFormat(table.columns, source.format ?? 'auto');
  // Whether a feed names its currency is known once it was read.
  if (format !== 'google') currencyOf(source, undefined);
  const catalogue = await readAs(format, table, by);
  return { ...catalogue, ...found, mapping, currency: currencyOf(source, catalogue.currency) };
}

/** What a file was read as. */
type ReadSource = SourceCatalogue & {
  readonly currency: string;
  /** Its heading row. */
  readonly columns: readonly string[];
  readonly sheet: SheetChoice | undefined;
  readonly mapping: UsedMapping | undefined;
};

/** Whether a sheet with this heading row can be read: by the mapping that is given, by one that was kept, or by itself. */
async function isReadable(columns: readonly string[], { map }: ImportSource, by: Reading): Promise<boolean> {
  if (map !== undefined) return importMapFault(map, columns) === undefined;
  return isKnownHeader(columns) || (await keptFor(columns, by)) !== undefined;
}

/** What somebody said of the columns comes before what they are known by: a table can have the columns of an export and mean something else. */
async function mappingOf(
  columns: readonly string[],
  { map, format = 'auto' }: ImportSource,
  by: Reading,
): Promise<UsedMapping | undefined> {
  if (map !== undefined) return { map, kept: undefined };
  const kept = format === 'auto' ? await keptFor(columns, by) : undefined;
  return kept && { map: kept.map, kept: kept.id };
}

async function keptFor(columns: readonly string[], { mappings }: Reading): Promise<KeptImportMap | undefined> {
  return columns.length === 0 ? undefined : mappings?.find(columns);
}

async function readAs(format: KnownFormat, csv: CsvRows, by: Reading): Promise<SourceCatalogue> {
  switch (format) {
    case 'magento':
      return readMagento(csv, by);
    case 'shopify':
      return readShopify(csv, by);
    case 'woocommerce':
      return readWooCommerce(csv, by);
    case 'google':
      return readGoogle(await wholeTable(csv), by);
  }
}

/** @throws ImportFileError where neither the file nor who imports it says what its prices are in, or both say another thing */
function currencyOf({ file, currency, otherwise }: ImportSource, named: string | undefined): string {
  if (currency !== undefined && named !== undefined && currency !== named) {
    throw new ImportFileError('CURRENCY_DIFFERS', `${file} says that its prices are in ${named}, not in ${currency}.`);
  }
  const known = named ?? currency ?? otherwise;
  if (known !== undefined) return known;
  throw new ImportFileError(
    'CURRENCY_UNKNOWN',
    `${file} does not say what its prices are in: name their currency (--currency), such as USD or EUR.`,
  );
}
