import { IMMATERIAL_TYPES } from '../../../core/contract/product';
import type { Product, ProductOption } from '../../../core/contract';
import { chosenBundleParts, selectionOf } from '../../../core/pricing';
import type { Units } from '../ports/stock';

/**
 * The units of stock that so many of a product take: itself, or the parts of a bundle. What is not a thing takes none without a record.
 * @param isCounted whether the product has a record of its own
 */
export function lineUnits(
  product: Product,
  option: ProductOption | undefined,
  qty: number,
  isCounted: boolean,
): readonly Units[] {
  if (product.type_id === 'bundle') {
    const parts = chosenBundleParts(product.bundle_options, selectionOf(option).bundle);
    return parts.map((part) => ({ sku: part.link.sku, qty: part.qty * qty }));
  }
  return isImmaterial(product) && !isCounted ? [] : [{ sku: product.sku, qty }];
}

/** What is sold without a thing being sent. */
export function isImmaterial(product: Product): boolean {
  return IMMATERIAL_TYPES.includes(product.type_id);
}

/** The same sku from several lines, added up. */
export function sumUnits(units: readonly Units[]): readonly Units[] {
  const sums = new Map<string, number>();
  for (const { sku, qty } of units) sums.set(sku, (sums.get(sku) ?? 0) + qty);
  return [...sums].map(([sku, qty]) => ({ sku, qty }));
}
