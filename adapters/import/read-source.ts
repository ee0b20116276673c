import { importMapFault, type ImportMap } from '../../core/contract/staff/import-map';
import type { ImportMapKeeper, KeptImportMap } from '../platform/ports/staff/import-maps';
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
  readonly file: string;
  /** Sheet of a workbook. Default: the first known by its header. */
  readonly sheet?: string | undefined;
  /** Folder of pictures. Without it only pictures in the shop are found. */
  readonly media?: string | undefined;
  /** Default 'auto': detected from the header. */
  readonly format?: KnownFormat | 'auto' | undefined;
  /** Column mapping. Default: the one stored for the same header. */
  readonly map?: ImportMap | undefined;
  /** ISO 4217 currency of the prices; only product feeds name it themselves. */
  readonly currency?: string | undefined;
  readonly otherwise?: string | undefined;
  /** Source name, used to detect removed products. Default: the file name without dates and counters. */
  readonly name?: string | undefined;
}

interface Reading {
  readonly log: RowLog;
  readonly spools: Spools;
  readonly now: number;
  readonly taxClasses: TaxClasses;
  readonly mappings?: Pick<ImportMapKeeper, 'find'> | undefined;
  readonly onProgress?: ((done: number, total: number, label: string) => void) | undefined;
}

/** @throws ImportFileError if the file cannot be read or its currency is unknown */
export async function readSource(source: ImportSource, by: Reading): Promise<ReadSource> {
  const sheet = { sheet: source.sheet, isKnown: (columns: readonly string[]) => isReadable(columns, source, by) };
  const table = await readTable(source.file, sheet, (done, total) => by.onProgress?.(done, total, 'Reading the file'));
  const found = { columns: table.columns, sheet: table.sheet };
  const mapping = await mappingOf(table.columns, source, by);
  if (mapping !== undefined) {
    const catalogue = await readMapped(table, mapping.map, by);
    return { ...catalogue, ...found, mapping, currency: currencyOf(source, catalogue.currency) };
  }
  const format = detectFormat(table, source.format ?? 'auto');
  if (format !== 'google') currencyOf(source, undefined);
  const catalogue = await readAs(format, table, by);
  return { ...catalogue, ...found, mapping, currency: currencyOf(source, catalogue.currency) };
}

type ReadSource = SourceCatalogue & {
  readonly currency: string;
  readonly columns: readonly string[];
  readonly sheet: SheetChoice | undefined;
  readonly mapping: UsedMapping | undefined;
};

async function isReadable(columns: readonly string[], { map }: ImportSource, by: Reading): Promise<boolean> {
  if (map !== undefined) return importMapFault(map, columns) === undefined;
  return isKnownHeader(columns) || (await keptFor(columns, by)) !== undefined;
}

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

/** @throws ImportFileError if the currency is unknown or contradictory */
function currencyOf({ file, currency, otherwise }: ImportSource, named: string | undefined): string {
  if (currency !== undefined && named !== undefined && currency !== named) {
    throw new ImportFileError('CURRENCY_DIFFERS', `${file} has prices in ${named}, not in ${currency}.`);
  }
  const known = named ?? currency ?? otherwise;
  if (known !== undefined) return known;
  throw new ImportFileError(
    'CURRENCY_UNKNOWN',
    `${file} does not say what its prices are in: name their currency (--currency), such as USD or EUR.`,
  );
}
