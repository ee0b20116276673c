import { columnsText } from './source/columns-text';
import { ImportFileError } from './source/import-report';
import type { CsvRows } from './source/read-csv';
import type { KnownFormat } from './source/import-report';
import { MAGENTO_COLUMNS } from './magento/magento-row';
import { WOO_COLUMNS } from './woocommerce/woo-columns';
import { attributeName, GOOGLE_COLUMNS } from './google/google-columns';
import { SHOPIFY_HEADERS } from './shopify/shopify-columns';

const MAX_NAMED = 30;

/**
 * Detects the source shop from the header.
 * @throws ImportFileError naming the missing columns
 */
export function detectFormat(
  { columns, separator }: Pick<CsvRows, 'columns' | 'separator'>,
  wanted: KnownFormat | 'auto',
): KnownFormat {
  const lacking = missingFieldIn(columns);
  if (wanted !== 'auto' && lacking[wanted].length > 0) {
    throw new ImportFileError(
      'FILE_HEADER',
      `The header lacks ${lacking[wanted].join(', ')}, which every ${wanted} file has.`,
    );
  }
  if (wanted !== 'auto') return wanted;
  if (lacking.magento.length === 0) return 'magento';
  if (lacking.shopify.length === 0) return 'shopify';
  if (lacking.woocommerce.length === 0) return 'woocommerce';
  if (lacking.google.length === 0) return 'google';
  const needs = `${MAGENTO_COLUMNS.join(', ')} (Magento), Handle, Title (Shopify), ${WOO_COLUMNS.join(', ')} (WooCommerce) or ${GOOGLE_COLUMNS.join(', ')} (product feed)`;
  throw new ImportFileError(
    'FILE_FORMAT_UNKNOWN',
    `The file is neither an export of Magento, Shopify or WooCommerce nor a product feed: its first row must contain the columns ${needs}; of any other table somebody has to say what its columns are (--map, or the page of imports). As it was read, ${columnsText(columns.slice(0, MAX_NAMED), separator)}.`,
  );
}

export function isKnownHeader(columns: readonly string[]): boolean {
  return Object.values(missingFieldIn(columns)).some((lacking) => lacking.length === 0);
}

function missingFieldIn(columns: readonly string[]): Readonly<Record<KnownFormat, readonly string[]>> {
  return {
    magento: MAGENTO_COLUMNS.filter((column) => !columns.includes(column)),
    shopify: lackingOfShopify(columns),
    woocommerce: WOO_COLUMNS.filter((column) => !hasColumn(columns, column)),
    google: GOOGLE_COLUMNS.filter((name) => !columns.some((column) => attributeName(column) === name)),
  };
}

function hasColumn(columns: readonly string[], name: string): boolean {
  return columns.some((column) => column.toLowerCase() === name.toLowerCase());
}

function lackingOfShopify(columns: readonly string[]): readonly string[] {
  const lower = columns.map((column) => column.toLowerCase());
  const isThere = (names: readonly string[]): boolean => names.some((name) => lower.includes(name.toLowerCase()));
  return [SHOPIFY_HEADERS.handle, SHOPIFY_HEADERS.title]
    .filter((names) => !isThere(names))
    .map((names) => names.join(' or '));
}
