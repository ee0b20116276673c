import type { LeftCarts, MissedSearch, PlaceStockValue, SellThrough } from '../../contract/staff/manage-insights';
import { plainAmount } from '../../kernel/currency';
import { csvLine } from '../csv-line';
import { rowsCsv } from '../rows-csv';

interface StockValueTable {
  readonly items: readonly PlaceStockValue[];
  readonly currency: string;
}

export function missedSearchesCsv(items: readonly MissedSearch[]): string {
  return rowsCsv(['words', 'count', 'last_day'], items);
}

export function leftCartsCsv(items: readonly LeftCarts[]): string {
  return rowsCsv(['store', 'currency', 'hours', 'carts', 'of_customers', 'units', 'value'], items);
}

export function sellThroughCsv(items: readonly SellThrough[]): string {
  return rowsCsv(['sku', 'name', 'sold', 'stock', 'rate', 'days_left'], items);
}

/** Formats the stock at cost as CSV, with the currency of the values and their names in English. */
export function stockValueCsv({ items, currency }: StockValueTable): string {
  const head = ['place', 'name', 'currency', 'units', 'value', 'uncosted'];
  const lines = items.map(({ place, name, units, value, uncosted }) =>
    csvLine([place, name?.en ?? '', currency, String(units), plainAmount(value, currency), String(uncosted)]),
  );
  return [csvLine(head), ...lines].join('');
}
