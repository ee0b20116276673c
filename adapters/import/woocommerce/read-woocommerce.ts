import { lookUp } from '../../../core/kernel/look-up';
import { reasonsOf } from '../source/cell';
import { IgnoredColumns } from '../source/ignored-columns';
import type { TaxClasses } from '../source/tax-classes';
import { unitIn } from '../source/weight';
import type { CsvRow, CsvRows } from '../source/read-csv';
import type { RowLog } from '../source/row-log';
import { SkuRows } from '../source/sku-rows';
import type { Spool } from '../source/spool';
import type { Spools } from '../source/spools';
import type { SourceCatalogue, SourceProduct } from '../source/source-product';
import {
  attributeColumns,
  downloadColumns,
  WOO_HEADERS,
  ignoredWooColumns,
  wooHeadersIn,
  type WooColumn,
} from './woo-columns';
import { listOf } from './woo-list';
import { buildWooProduct } from './woo-product';
import { wooRow, type WooRow } from './woo-row';
import { raggedReason } from '../source/ragged-row';

/**
 * Reads a WooCommerce product export. Variations name their product by sku or as 'id:17'; an unreadable row rejects the
 * whole product.
 */
export async function readWooCommerce(
  csv: CsvRows,
  { log, spools, taxClasses }: { readonly log: RowLog; readonly spools: Spools; readonly taxClasses: TaxClasses },
): Promise<SourceCatalogue> {
  const rows = new WooRows(log, spools.open());
  const read = rowReader(csv, log);
  const ignored = new IgnoredColumns(ignoredWooColumns(csv.columns));
  for await (const row of csv.rows) {
    rows.add(row.row, read(row));
    ignored.see(row);
  }
  rows.join();
  const products = spools.open<SourceProduct>();
  for (const head of rows.products()) {
    const variations = rows.variationsOf(head);
    const [broken] = rows.brokenOf(head);
    if (broken !== undefined) {
      skipAll([head, ...variations], log, head, broken);
      continue;
    }
    const built = buildWooProduct({
      head: rows.said(head),
      variations: variations.map((variation) => rows.said(variation)),
      skuOf: (row) => rows.skuOf(row),
      named: (text) => rows.named(text),
      note: (row, code, message) => log.note(row, code, message),
      taxClasses,
    });
    if (!('problems' in built)) {
      products.add(built);
      continue;
    }
    for (const { row, code, message } of built.problems) log.skip(row, code, message);
    skipAll([head, ...variations], log, head, built.problems[0]?.row);
  }
  rows.skipOrphans();
  ignored.noteAll(log, 'ignored for all products');
  return { format: 'woocommerce', products };
}

function skipAll(rows: readonly KnownRow[], log: RowLog, head: KnownRow, cause: number | undefined): void {
  for (const { row } of rows) {
    if (!log.isSkipped(row))
      log.skip(row, 'product_skipped', `its product ${head.name} was skipped because of row ${cause ?? head.row}`);
  }
}

interface KnownRow extends Pick<WooRow, 'row' | 'sku' | 'id' | 'name' | 'parent' | 'position'> {
  readonly kind: WooRow['type']['kind'];
  readonly place: number;
}

class WooRows {
  readonly #log: RowLog;
  readonly #said: Spool<WooRow>;
  readonly #rows: KnownRow[] = [];
  readonly #broken: { readonly row: number; readonly parent: string }[] = [];
  readonly #brokenBy = new Map<KnownRow, number[]>();
  readonly #skus = new SkuRows();
  readonly #bySku = new Map<string, KnownRow>();
  readonly #byId = new Map<string, KnownRow>();
  readonly #variations = new Map<KnownRow, KnownRow[]>();

  constructor(log: RowLog, said: Spool<WooRow>) {
    this.#log = log;
    this.#said = said;
  }

  add(number: number, { row, parent }: { readonly row: WooRow | undefined; readonly parent: string }): void {
    const twin = row === undefined || row.sku === '' ? undefined : this.#skus.rowOf(row.sku);
    if (row === undefined || twin !== undefined) {
      if (row !== undefined)
        this.#log.skip(number, 'duplicate_sku', `SKU: row ${String(twin)} has ${this.#skus.said(row.sku)} already`);
      this.#broken.push({ row: number, parent });
      return;
    }
    const { sku, id, name, position } = row;
    const known = { row: number, sku, id, name, parent, position, kind: row.type.kind, place: this.#said.add(row) };
    this.#rows.push(known);
    if (sku !== '') {
      this.#bySku.set(sku, known);
      this.#skus.add(sku, number);
    }
    if (id !== undefined) this.#byId.set(`id:${String(id)}`, known);
  }

  join(): void {
    const join = <T>(to: Map<KnownRow, T[]>, key: KnownRow, value: T) => {
      const all = to.get(key);
      if (all === undefined) to.set(key, [value]);
      else all.push(value);
    };
    for (const row of this.#rows) {
      if (row.kind !== 'variation') continue;
      const parent = this.#find(row.parent);
      if (parent?.kind === 'variable') join(this.#variations, parent, row);
    }
    for (const { row, parent } of this.#broken) {
      const head = this.#find(parent);
      if (head !== undefined) join(this.#brokenBy, head, row);
    }
  }

  said({ place }: KnownRow): WooRow {
    return this.#said.at(place);
  }

  #find(name: string): KnownRow | undefined {
    return this.#bySku.get(name) ?? this.#byId.get(name.toLowerCase().replace(/\s+/g, ''));
  }

  products(): readonly KnownRow[] {
    return this.#rows.filter(({ kind }) => kind !== 'variation');
  }

  variationsOf(head: KnownRow): readonly KnownRow[] {
    return (this.#variations.get(head) ?? []).toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
  }

  brokenOf(head: KnownRow): readonly number[] {
    return this.#brokenBy.get(head) ?? [];
  }

  skuOf({ sku, id, row }: Pick<WooRow, 'id' | 'row' | 'sku'>): string {
    if (sku !== '') return sku;
    const made = `woo-${String(id ?? row)}`;
    this.#log.note(row, 'value_adjusted', `SKU: is empty, ${made} is used`);
    return made;
  }

  named(text: string): string | undefined {
    const row = this.#find(text);
    return row === undefined ? undefined : this.skuOf(row);
  }

  skipOrphans(): void {
    const joined = new Set([...this.#variations.values()].flat());
    for (const row of this.#rows) {
      if (row.kind === 'variation' && !joined.has(row))
        this.#log.skip(
          row.row,
          'variant_missing',
          `Parent: the file has no variable product ${row.parent || 'for it'}`,
        );
    }
  }
}

function rowReader(csv: CsvRows, log: RowLog) {
  const headers = wooHeadersIn(csv.columns);
  const attributes = attributeColumns(csv.columns);
  const downloads = downloadColumns(csv.columns);
  const unit = unitIn(headers.weight ?? '') ?? 'kg';
  const columns = Object.keys(WOO_HEADERS) as WooColumn[];
  return ({ row, cells, ragged }: CsvRow): { readonly row: WooRow | undefined; readonly parent: string } => {
    const cellOf = (column: WooColumn): string => lookUp(cells, headers[column] ?? '') ?? '';
    const parent = cellOf('parent').trim();
    const id = cellOf('id').trim();
    log.open(row, cellOf('sku').trim() || cellOf('name').trim(), `woo-${id === '' ? String(row) : id}`);
    if (ragged !== undefined) {
      log.skip(row, 'ragged_row', raggedReason(ragged));
      return { row: undefined, parent };
    }
    const given = Object.fromEntries(columns.map((column) => [column, cellOf(column)]));
    const weight = cellOf('weight').trim();
    const parsed = wooRow.safeParse({ ...given, weight: weight === '' ? '' : `${weight} ${unit}` });
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
    const files = downloads
      .map(({ name, url }) => ({ title: textOf(cells, name), url: textOf(cells, url) }))
      .filter(({ title, url }) => title !== '' || url !== '');
    return { row: { ...parsed.data, row, attributes: own, downloads: files }, parent };
  };
}

function textOf(cells: CsvRow['cells'], column: string): string {
  return (lookUp(cells, column) ?? '').trim();
}

function withHeader(message: string): string {
  const [key = '', ...rest] = message.split(': ');
  return [lookUp(WOO_HEADERS as Readonly<Record<string, string>>, key) ?? key, ...rest].join(': ');
}
