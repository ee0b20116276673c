import { lookUp } from '../../../core/kernel/look-up';
import { reasonsOf } from '../source/cell';
import type { CsvFile, CsvRow } from '../source/read-csv';
import type { RowLog } from '../source/row-log';
import type { SourceCatalogue, SourceProduct } from '../source/source-product';
import { attributeColumns, downloadColumns, WOO_HEADERS, wooHeadersIn, type WooColumn } from './woo-columns';
import { listOf } from './woo-list';
import { buildWooProduct } from './woo-product';
import { wooRow, type WooRow } from './woo-row';

/**
 * Reads WooCommerce's own product export: a row is a product or a variation, which names its product by sku or as 'id:17'. All or
 * nothing: where one row cannot be read its whole product is left out.
 */
export function readWooCommerce(csv: CsvFile, log: RowLog): SourceCatalogue {
  const rows = new WooRows(csv, log);
  const products: SourceProduct[] = [];
  for (const head of rows.products()) {
    const variations = rows.variationsOf(head);
    const broken = rows.brokenOf(head);
    if (broken.length > 0) {
      skipAll([head, ...variations], log, head, broken[0]);
      continue;
    }
    const built = buildWooProduct({
      head,
      variations,
      skuOf: (row) => rows.skuOf(row),
      named: (text) => rows.named(text),
      note: (row, code, message) => log.note(row, code, message),
    });
    if (!('problems' in built)) {
      products.push(built);
      continue;
    }
    for (const { row, code, message } of built.problems) log.skip(row, code, message);
    skipAll([head, ...variations], log, head, built.problems[0]?.row);
  }
  rows.skipOrphans();
  return { format: 'woocommerce', products };
}

function skipAll(rows: readonly WooRow[], log: RowLog, head: WooRow, cause: number | undefined): void {
  for (const { row } of rows) {
    if (!log.isSkipped(row))
      log.skip(row, 'product_skipped', `its product ${head.name} was skipped because of row ${cause ?? head.row}`);
  }
}

/** The rows of a file, and how they name each other. */
class WooRows {
  readonly #log: RowLog;
  readonly #rows: WooRow[] = [];
  /** Rows that could not be read, by what they name as their product. */
  readonly #broken: { readonly row: number; readonly parent: string }[] = [];
  readonly #bySku = new Map<string, WooRow>();
  readonly #byId = new Map<string, WooRow>();
  readonly #variations = new Map<WooRow, WooRow[]>();

  constructor(csv: CsvFile, log: RowLog) {
    this.#log = log;
    const read = rowReader(csv, log);
    for (const raw of csv.rows) {
      const { row, parent } = read(raw);
      if (row === undefined) this.#broken.push({ row: raw.row, parent });
      else this.#keep(row);
    }
    for (const row of this.#rows) {
      if (row.type.kind !== 'variation') continue;
      const parent = this.#find(row.parent);
      if (parent?.type.kind === 'variable')
        this.#variations.set(parent, [...(this.#variations.get(parent) ?? []), row]);
    }
  }

  #keep(row: WooRow): void {
    const twin = row.sku === '' ? undefined : this.#bySku.get(row.sku);
    if (twin !== undefined) {
      this.#log.skip(row.row, 'duplicate_sku', `SKU: row ${twin.row} has ${row.sku} already`);
      this.#broken.push({ row: row.row, parent: row.parent });
      return;
    }
    this.#rows.push(row);
    if (row.sku !== '') this.#bySku.set(row.sku, row);
    if (row.id !== undefined) this.#byId.set(`id:${String(row.id)}`, row);
  }

  #find(name: string): WooRow | undefined {
    return this.#bySku.get(name) ?? this.#byId.get(name.toLowerCase().replace(/\s+/g, ''));
  }

  products(): readonly WooRow[] {
    return this.#rows.filter(({ type }) => type.kind !== 'variation');
  }

  variationsOf(head: WooRow): readonly WooRow[] {
    return (this.#variations.get(head) ?? []).toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
  }

  /** Rows of a product that could not be read. */
  brokenOf(head: WooRow): readonly number[] {
    return this.#broken.filter(({ parent }) => this.#find(parent) === head).map(({ row }) => row);
  }

  skuOf(row: WooRow): string {
    if (row.sku !== '') return row.sku;
    const made = `woo-${String(row.id ?? row.row)}`;
    this.#log.note(row.row, 'value_adjusted', `SKU: is empty, ${made} is used`);
    return made;
  }

  named(text: string): string | undefined {
    const row = this.#find(text);
    return row === undefined ? undefined : this.skuOf(row);
  }

  /** A variation of nothing that the file has is left out, and says so. */
  skipOrphans(): void {
    const joined = new Set([...this.#variations.values()].flat());
    for (const row of this.#rows) {
      if (row.type.kind === 'variation' && !joined.has(row))
        this.#log.skip(
          row.row,
          'variant_missing',
          `Parent: the file has no variable product ${row.parent || 'for it'}`,
        );
    }
  }
}

/** Makes a row of the cells; undefined where one cannot be read, which is logged. */
function rowReader(csv: CsvFile, log: RowLog) {
  const headers = wooHeadersIn(csv.columns);
  const attributes = attributeColumns(csv.columns);
  const downloads = downloadColumns(csv.columns);
  // Object.keys forgets the literal keys of the table that it lists.
  const columns = Object.keys(WOO_HEADERS) as WooColumn[];
  return ({ row, cells, ragged }: CsvRow): { readonly row: WooRow | undefined; readonly parent: string } => {
    const cellOf = (column: WooColumn): string => lookUp(cells, headers[column] ?? '') ?? '';
    const parent = cellOf('parent').trim();
    log.open(row, cellOf('sku').trim() || cellOf('name').trim());
    if (ragged !== undefined) {
      const message = `the row has ${ragged.cells} cells, the header names ${ragged.columns} columns`;
      log.skip(row, 'ragged_row', message);
      return { row: undefined, parent };
    }
    const parsed = wooRow.safeParse(Object.fromEntries(columns.map((column) => [column, cellOf(column)])));
    if (!parsed.success) {
      for (const { code, message } of reasonsOf(parsed.error)) log.skip(row, code, withHeader(message));
      return { row: undefined, parent };
    }
    const own = attributes
      .map(({ number, name, values }) => ({
        number,
        label: (lookUp(cells, name) ?? '').trim(),
        values: listOf(lookUp(cells, values) ?? ''),
      }))
      .filter(({ label, values }) => label !== '' && values.length > 0);
    const files = downloads.map((column) => (lookUp(cells, column) ?? '').trim()).filter((name) => name !== '');
    return { row: { ...parsed.data, row, attributes: own, downloads: files }, parent };
  };
}

/** A reason names the column as the file does, not as it is called here. */
function withHeader(message: string): string {
  const [key = '', ...rest] = message.split(': ');
  return [lookUp(WOO_HEADERS as Readonly<Record<string, string>>, key) ?? key, ...rest].join(': ');
}
