import type { LeftCarts, MissedSearch, PlaceStockValue, SellThrough } from '../../contract/staff/manage-insights';
import { rowsCsv } from '../rows-csv';

export function missedSearchesCsv(items: readonly MissedSearch[]): string {
  return rowsCsv(['words', 'count', 'last_day'], items);
}

export function leftCartsCsv(items: readonly LeftCarts[]): string {
  return rowsCsv(['store', 'currency', 'hours', 'carts', 'of_customers', 'units', 'value'], items);
}

export function sellThroughCsv(items: readonly SellThrough[]): string {
  return rowsCsv(['sku', 'name', 'sold', 'stock', 'rate', 'days_left'], items);
}

export function stockValueCsv(items: readonly PlaceStockValue[]): string {
  return rowsCsv(['place', 'units', 'value', 'uncosted'], items);
}
