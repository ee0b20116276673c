import { setBit } from './text/bitset';
import { refreshProduct } from './data';
import type { CatalogueData } from './data';
import type { StockChange } from './query';
import type { SkuMatch } from './text/sku-table';

/** A parent's stock flag covers all variants, but variants keep their own prices. */
export function applyChange(data: CatalogueData, { product, unit }: SkuMatch, change: StockChange): void {
  const { inStock, price } = change;
  const changed = unit >= 0 ? unit : (data.unitStarts[product] ?? 0);
  if (unit < 0 && data.configurable[product] === 1) {
    if (inStock !== undefined) data.open[product] = inStock ? 1 : 0;
  } else {
    if (inStock !== undefined) setBit(data.unitOwnStock, changed, inStock);
    if (price !== undefined) data.unitPrices[changed] = price;
  }
  if (unit < 0) for (const [key, value] of Object.entries(change.numbers ?? {})) setNumber(data, product, key, value);
  refreshProduct(data, product);
}

function setNumber(data: CatalogueData, product: number, key: string, value: number): void {
  const column = data.numbers.get(key);
  if (column !== undefined) column[product] = value;
}
