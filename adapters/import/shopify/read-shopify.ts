import { lookUp } from '../../../core/kernel/look-up';
import { reasonsOf } from '../source/cell';
import type { CsvRow, CsvRows } from '../source/read-csv';
import type { ReasonCode } from '../source/import-report';
import type { RowLog } from '../source/row-log';
import type { Spool } from '../source/spool';
import type { Spools } from '../source/spools';
import type { SourceCatalogue, SourceProduct } from '../source/source-product';
import { buildShopifyProduct } from './shopify-product';
import { headersIn, ignoredShopifyColumns, metafieldColumns, SHOPIFY_HEADERS } from './shopify-columns';
import { IgnoredColumns } from '../source/ignored-columns';
import type { MetafieldColumn, ShopifyColumn } from './shopify-columns';
import { shopifyRow } from './shopify-row';
import type { ShopifyRow } from './shopify-row';
import { UniqueSkus } from '../source/unique-skus';
import { raggedReason } from '../source/ragged-row';

interface Group {
  readonly handle: string;
  readonly places: number[];
  readonly numbers: number[];
  broken: number | undefined;
}

/** Reads a Shopify product CSV; rows of one handle form a product. An unreadable row rejects the whole product. */
export async function readShopify(
  csv: CsvRows,
  { log, spools }: { readonly log: RowLog; readonly spools: Spools },
): Promise<SourceCatalogue> {
  const headers = headersIn(csv.columns);
  const metafields = metafieldColumns(csv.columns);
  const groups = new Map<string, Group>();
  const said = spools.open<ShopifyRow>();
  const ignored = new IgnoredColumns(ignoredShopifyColumns(csv.columns));
  for await (const row of csv.rows) {
    openRow(row, { headers, metafields, groups, said, log });
    ignored.see(row);
  }
  const skus = new UniqueSkus();
  const products = spools.open<SourceProduct>();
  for (const group of groups.values()) {
    const product = group.broken === undefined ? joinGroup(group, { headers, metafields, said, skus, log }) : undefined;
    if (product !== undefined) products.add(product);
    else log.skipWhole(group.numbers, group.broken, group.handle);
  }
  ignored.noteAll(log, 'ignored for all products');
  return { format: 'shopify', products };
}

interface Opening {
  readonly headers: Readonly<Partial<Record<ShopifyColumn, string>>>;
  readonly metafields: readonly MetafieldColumn[];
  readonly groups: Map<string, Group>;
  readonly said: Spool<ShopifyRow>;
  readonly log: RowLog;
}

function openRow(row: CsvRow, { headers, metafields, groups, said, log }: Opening): void {
  const cellOf = (column: ShopifyColumn): string => lookUp(row.cells, headers[column] ?? '') ?? '';
  const handle = cellOf('handle').trim();
  log.open(row.row, cellOf('sku').trim() || handle, handle);
  const group = groups.get(handle) ?? { handle, places: [], numbers: [], broken: undefined };
  if (handle !== '') groups.set(handle, group);
  group.numbers.push(row.row);
  if (row.ragged !== undefined) {
    log.skip(row.row, 'ragged_row', raggedReason(row.ragged));
    group.broken ??= row.row;
    return;
  }
  const columns = Object.keys(SHOPIFY_HEADERS) as ShopifyColumn[];
  const parsed = shopifyRow.safeParse(Object.fromEntries(columns.map((column) => [column, cellOf(column)])));
  if (parsed.success) {
    const own = Object.fromEntries(
      metafields.flatMap(({ header }) => {
        const value = lookUp(row.cells, header) ?? '';
        return value === '' ? [] : [[header, value]];
      }),
    );
    group.places.push(said.add({ ...parsed.data, row: row.row, metafields: own }));
    return;
  }
  for (const { code, message } of reasonsOf(parsed.error)) log.skip(row.row, code, withHeader(message, headers));
  group.broken ??= row.row;
}

function withHeader(message: string, headers: Opening['headers']): string {
  const [key = '', ...rest] = message.split(': ');
  const names: Readonly<Record<string, string | undefined>> = headers;
  const all: Readonly<Record<string, readonly string[]>> = SHOPIFY_HEADERS;
  return [lookUp(names, key) ?? lookUp(all, key)?.[0] ?? key, ...rest].join(': ');
}

interface Joining {
  readonly headers: Opening['headers'];
  readonly metafields: readonly MetafieldColumn[];
  readonly said: Spool<ShopifyRow>;
  readonly skus: UniqueSkus;
  readonly log: RowLog;
}

function joinGroup(
  group: Group,
  { headers: columns, metafields, said, skus, log }: Joining,
): SourceProduct | undefined {
  const note = (row: number, ...reason: [ReasonCode, string]): void => log.note(row, ...reason);
  const rows = group.places.map((place) => said.at(place));
  const built = buildShopifyProduct(rows, metafields, { columns, skus, note });
  if (!('problems' in built)) return built;
  for (const { row, code, message } of built.problems) log.skip(row, code, message);
  return undefined;
}
