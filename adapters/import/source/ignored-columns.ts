import { lookUp } from '../../../core/kernel/look-up';
import { looksLike, SELLING_FIELDS, type SellingField } from './guess-map';
import type { CsvRow } from './read-csv';
import type { RowLog } from './row-log';

const CONSEQUENCES: Readonly<Record<SellingField, string>> = {
  enabled: 'so all products are for sale',
  visibility: 'so all products appear in lists and search',
  tax_class: 'so all products have the same tax class',
  special_price: 'so nothing is on sale',
  special_from_date: 'so special prices start now',
  special_to_date: 'so special prices have no end',
  weight: 'so carriers get no weight',
};

/** Reports ignored columns that contain data, once each. */
export class IgnoredColumns {
  readonly #found = new Map<string, number>();
  readonly #waiting: Set<string>;
  #first: number | undefined;

  constructor(columns: readonly string[]) {
    this.#waiting = new Set(columns.filter((column) => column.trim() !== ''));
  }

  see({ row, cells }: Pick<CsvRow, 'cells' | 'row'>): void {
    this.#first ??= row;
    for (const column of this.#waiting) {
      if ((lookUp(cells, column) ?? '').trim() === '') continue;
      this.#waiting.delete(column);
      this.#found.set(column, row);
    }
  }

  /** @param remedy instruction for the user; undefined if another column supplies the field */
  noteSelling(log: RowLog, remedy: (column: string, field: SellingField) => string | undefined = () => ''): void {
    const taken = new Set<SellingField>();
    for (const field of SELLING_FIELDS) {
      for (const [column, row] of this.#found) {
        const how = looksLike(column, field) && !taken.has(field) ? remedy(column, field) : undefined;
        if (how === undefined) continue;
        taken.add(field);
        log.note(row, 'column_ignored', `${column}: is ignored, ${CONSEQUENCES[field]}${how}`);
      }
    }
  }

  noteAll(log: RowLog, message: string): void {
    if (this.#first === undefined || this.#found.size === 0) return;
    log.note(this.#first, 'unsupported', `${[...this.#found.keys()].join(', ')}: ${message}`);
  }
}
