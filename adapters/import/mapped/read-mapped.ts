import type { ImportMap } from '../../../core/contract/staff/import-map';
import { lookUp } from '../../../core/kernel/look-up';
import { cutSku } from '../source/cut-sku';
import type { CsvRow, CsvRows } from '../source/read-csv';
import type { ReasonCode } from '../source/import-report';
import { IgnoredColumns } from '../source/ignored-columns';
import type { TaxClasses } from '../source/tax-classes';
import type { RowLog } from '../source/row-log';
import { slugOf } from '../../../core/kernel/slug-of';
import type { SourceCatalogue, SourceProduct } from '../source/source-product';
import type { Spool } from '../source/spool';
import type { Spools } from '../source/spools';
import { UniqueSkus } from '../source/unique-skus';
import { buildMappedProduct } from './mapped-product';
import { columnsBy, mappedRowReader, type MappedRow } from './mapped-row';
import { requireMap } from './map-fault';
import { raggedReason } from '../source/ragged-row';

interface Group {
  readonly sku: string;
  readonly places: number[];
  readonly numbers: number[];
  broken: number | undefined;
}

interface Reading {
  readonly log: RowLog;
  readonly spools: Spools;
  readonly taxClasses: TaxClasses;
}

/**
 * Reads a merchant's table by a column mapping. Rows of one group, or of one name with different options, form a
 * product; an unreadable row rejects all of it.
 * @throws ImportFileError if the mapping does not match the header
 */
export async function readMapped(
  csv: CsvRows,
  map: ImportMap,
  { log, spools, taxClasses }: Reading,
): Promise<SourceCatalogue> {
  requireMap(map, csv);
  const rows = new MappedRows(csv, map, { log, said: spools.open() });
  const mapped = new Set(map.columns.map(({ column }) => column));
  const ignored = new IgnoredColumns(csv.columns.filter((column) => !mapped.has(column)));
  for await (const row of csv.rows) {
    rows.add(row);
    ignored.see(row);
  }
  const products = spools.open<SourceProduct>();
  const file = {
    columns: columnsBy(map),
    skus: rows.skus,
    taxClasses,
    note: (row: number, code: ReasonCode, message: string) => log.note(row, code, message),
  };
  for (const group of rows.groups.values()) {
    const [first, ...others] = group.broken === undefined ? rows.said(group) : [];
    const built =
      first === undefined ? undefined : buildMappedProduct({ rows: [first, ...others], sku: group.sku }, file);
    if (built !== undefined && !('problems' in built)) {
      log.name(built.sku);
      products.add(built);
      continue;
    }
    for (const { row, code, message } of built?.problems ?? []) log.skip(row, code, message);
    log.skipWhole(group.numbers, group.broken, group.sku);
  }
  ignored.noteSelling(log, (column, field) =>
    file.columns(field).length > 0 ? undefined : ` (to map: ${field}=${column})`,
  );
  return { format: 'mapped', products, currency: rows.currency };
}

class MappedRows {
  readonly groups = new Map<string, Group>();
  readonly skus = new UniqueSkus();
  currency: string | undefined;
  readonly #read: ReturnType<typeof mappedRowReader>;
  readonly #log: RowLog;
  readonly #said: Spool<MappedRow>;
  readonly #cells: (row: CsvRow) => { readonly sku: string; readonly group: string; readonly name: string };

  constructor(
    { sheet }: CsvRows,
    map: ImportMap,
    { log, said }: { readonly log: RowLog; readonly said: Spool<MappedRow> },
  ) {
    this.#read = mappedRowReader(map, { decimal: map.decimal, isWorkbook: sheet !== undefined });
    [this.#log, this.#said] = [log, said];
    const columns = columnsBy(map);
    const isChosen = (['color', 'size', 'option'] as const).some((field) => columns(field).length > 0);
    const cellOf = ({ cells }: CsvRow, field: 'group' | 'name' | 'sku') =>
      (lookUp(cells, columns(field)[0] ?? '') ?? '').trim();
    this.#cells = (row) => ({
      sku: cellOf(row, 'sku'),
      group: cellOf(row, 'group'),
      name: columns('group').length === 0 && isChosen ? cellOf(row, 'name') : '',
    });
  }

  add(row: CsvRow): void {
    const { sku, group: together, name } = this.#cells(row);
    const whole = together === '' ? (name === '' ? '' : slugOf(name)) : together;
    const key = whole === '' ? `row ${String(row.row)}` : `group ${whole}`;
    const group = this.groups.get(key) ?? {
      sku: cutSku(whole === '' ? sku : whole),
      places: [],
      numbers: [],
      broken: undefined,
    };
    this.groups.set(key, group);
    group.numbers.push(row.row);
    this.#log.open(row.row, sku, group.sku);
    const read = this.#rowOf(row);
    if (read === undefined) group.broken ??= row.row;
    else group.places.push(this.#said.add(read));
  }

  said({ places }: Group): readonly MappedRow[] {
    return places.map((place) => this.#said.at(place));
  }

  #rowOf(given: CsvRow): MappedRow | undefined {
    const { row, ragged } = given;
    if (ragged !== undefined) {
      this.#log.skip(row, 'ragged_row', raggedReason(ragged));
      return undefined;
    }
    const read = this.#read(given);
    if ('reasons' in read) {
      for (const { code, message } of read.reasons) this.#log.skip(row, code, message);
      return undefined;
    }
    const twin = this.skus.rowOf(read.sku);
    if (twin !== undefined) {
      this.#log.skip(row, 'duplicate_sku', `row ${String(twin)} has the sku ${this.skus.said(read.sku)} already`);
      return undefined;
    }
    this.skus.take({ row, sku: read.sku, apart: [] });
    return this.#isOfOneCurrency(read) ? read : undefined;
  }

  #isOfOneCurrency({ row, price, special_price: special, cost }: MappedRow): boolean {
    const named = [price?.currency, special?.currency, cost?.currency].filter((currency) => currency !== undefined);
    this.currency ??= named[0];
    const other = named.find((currency) => currency !== this.currency);
    if (other === undefined) return true;
    this.#log.skip(row, 'bad_value', `the price is in ${other}, that of earlier rows in ${this.currency ?? ''}`);
    return false;
  }
}
