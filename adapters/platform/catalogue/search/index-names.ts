import { isReduced, ON_SALE } from '../../../../core/contract/catalogue/listing';
import type { Product } from '../../../../core/contract';
import { toMinor } from '../../../../core/kernel/money';
import { offeredPrice } from '../../../../core/pricing';
import { languageOf, type ShopperView } from '../../foundation';
import type { IndexName, StockChange } from '../../ports/catalogue/search';

export function firstOf(edges: ReadonlyMap<number, number>): number {
  let first = Number.POSITIVE_INFINITY;
  for (const edge of edges.values()) first = Math.min(first, edge);
  return first;
}

export function pricesOf(product: Product): readonly StockChange[] {
  const price = (entry: Pick<Product, 'final_price' | 'least_price'>) => toMinor(offeredPrice(entry).final ?? 0);
  const own = { sku: product.sku, numbers: { [ON_SALE]: isReduced(product) ? 1 : 0 } };
  const children = product.configurable_children ?? [];
  if (children.length === 0) return [{ ...own, price: price(product) }];
  return [own, ...children.map((child) => ({ sku: child.sku, price: price(child) }))];
}

/** Each store has an index: time zones, and the locations that serve a store, decide prices and stock. */
export function keyOf(store: ShopperView): string {
  const ofAll = `${store.storeCode}.${languageOf(store)}-${store.i18n.currencyCode}`;
  return store.group === undefined ? ofAll : `${ofAll}~${String(store.group.id)}`;
}

export function nameOf(store: ShopperView): IndexName {
  return { key: keyOf(store), language: languageOf(store) };
}
