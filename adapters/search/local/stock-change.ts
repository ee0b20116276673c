import { setBit } from './bitset';
import { refreshProduct } from './data';
import type { CatalogueData } from './data';
import type { StockChange } from './query';
import type { SkuMatch } from './sku-table';

/**
 * Applies a change to what its sku names: a variant, a product without variants, or a product with variants, whose stock says
 * whether any of them is for sale and whose price is theirs to say.
 */
export function applyChange(data: CatalogueData, { product, unit }: SkuMatch, { inStock, price }: StockChange): void {
  const changed = unit >= 0 ? unit : (data.unitStarts[product] ?? 0);
  if (unit < 0 && data.configurable[product] === 1) {
    if (inStock !== undefined) data.open[product] = inStock ? 1 : 0;
  } else {
    if (inStock !== undefined) setBit(data.unitOwnStock, changed, inStock);
    if (price !== undefined) data.unitPrices[changed] = price;
  }
  refreshProduct(data, product);
}
