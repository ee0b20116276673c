import { IMMATERIAL_TYPES } from '../../../../core/contract/catalogue/product';
import type { Product, ProductOption } from '../../../../core/contract';
import { chosenBundleParts, selectionOf } from '../../../../core/pricing';
import type { Units } from '../../ports/catalogue/stock';

/** Returns the stock a line takes: its own or that of bundle parts. Virtual goods without a record take none. */
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

export function isImmaterial(product: Product): boolean {
  return IMMATERIAL_TYPES.includes(product.type_id);
}

export function sumUnits(units: readonly Units[]): readonly Units[] {
  const sums = new Map<string, number>();
  for (const { sku, qty } of units) sums.set(sku, (sums.get(sku) ?? 0) + qty);
  return [...sums].map(([sku, qty]) => ({ sku, qty }));
}
