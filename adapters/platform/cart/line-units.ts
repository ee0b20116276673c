import type { Product, ProductOption } from '../../../core/contract';
import { chosenBundleParts, selectionOf } from '../../../core/pricing';
import type { Units } from '../stock/stock-repository';

/** The units of stock that so many of a product take: itself, or the parts of a bundle. What is not a thing takes none without a record. */
export function lineUnits(
  product: Product,
  option: ProductOption | undefined,
  qty: number,
  isCounted: (sku: string) => boolean,
): readonly Units[] {
  if (product.type_id === 'bundle') {
    const parts = chosenBundleParts(product.bundle_options, selectionOf(option).bundle);
    return parts.map((part) => ({ sku: part.link.sku, qty: part.qty * qty }));
  }
  const immaterial = product.type_id === 'virtual' || product.type_id === 'downloadable';
  return immaterial && !isCounted(product.sku) ? [] : [{ sku: product.sku, qty }];
}

/** The same sku from several lines, added up. */
export function sumUnits(units: readonly Units[]): readonly Units[] {
  const sums = new Map<string, number>();
  for (const { sku, qty } of units) sums.set(sku, (sums.get(sku) ?? 0) + qty);
  return [...sums].map(([sku, qty]) => ({ sku, qty }));
}
