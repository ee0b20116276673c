import type { CatalogueGoods } from '../platform/ports/catalogue/catalogue-goods';
import { lookUp } from '../../core/kernel/look-up';
import { csvLine } from './csv-line';
import type { ExportCount, Lost, Written } from './export-report';
import { GoodsWords } from './goods-words';
import { MAGENTO_EXPORT_COLUMNS } from './magento-columns';
import { magentoRows, type ExportContext } from './magento-product';
import { shopifyColumns } from './shopify-columns';
import { shopifyRows } from './shopify-product';
import type { KeptProduct } from '../platform/ports/catalogue/catalogue-goods';

export { lostByFeed } from './feed-lost';
export type { ExportCount, Lost };

export type TableFormat = 'magento' | 'shopify';

export interface ExportInput {
  readonly format: TableFormat;
  readonly pictureAddress: (path: string) => string;
  /** Milliseconds since the epoch; selects the special prices in force. */
  readonly now: number;
}

const AT_ONCE = 100;

/**
 * Streams the catalogue as CSV chunks (UTF-8, RFC 4180), sorted by sku, in constant memory.
 * @param count filled while reading, including what the format cannot represent
 */
export async function* exportTable(
  goods: CatalogueGoods,
  input: ExportInput,
  count: ExportCount,
): AsyncGenerator<string, void, void> {
  const words = new GoodsWords(await goods.attributes(), await goods.categories());
  const { columns, rowsOf } = tableOf(words, input);
  let text = csvLine(columns);
  let waiting = 0;
  for await (const kept of goods.products()) {
    const { rows, lost } = rowsOf(kept);
    const { sku } = kept.product;
    if (rows.length > 0) count.products += 1;
    count.rows += rows.length;
    if (lost.length > 0) count.lost.push({ sku, what: rows.length === 0 ? 'product' : 'part', reasons: lost });
    for (const row of rows) text += csvLine(columns.map((column) => lookUp(row, column) ?? ''));
    waiting += rows.length;
    if (waiting < AT_ONCE) continue;
    yield text;
    [text, waiting] = ['', 0];
  }
  yield text;
}

function tableOf(
  words: GoodsWords,
  { format, pictureAddress, now }: ExportInput,
): { readonly columns: readonly string[]; readonly rowsOf: (kept: KeptProduct) => Written } {
  if (format === 'shopify') {
    const columns = shopifyColumns(words);
    return { columns, rowsOf: (kept) => shopifyRows(kept, { words, picture: pictureAddress, now }) };
  }
  const picture = (path: string): string => (path.startsWith('/garment/') ? pictureAddress(path) : path);
  const context: ExportContext = { words, picture };
  return { columns: MAGENTO_EXPORT_COLUMNS, rowsOf: (kept) => magentoRows(kept, context) };
}
