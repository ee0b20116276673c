import { offeredPrice } from '../../../core/internal';
import type { Product } from '../../../core/shopper';
import type { Cell, Column, Screen } from '../../output/screen';

export const PRODUCT_COLUMNS: readonly Column[] = [
  { head: 'SKU' },
  { head: 'Name' },
  { head: 'Brand' },
  { head: 'Price', align: 'right' },
  { head: 'Instead of', align: 'right' },
  { head: 'Stock' },
];

export function productRow(product: Product, screen: Screen): readonly Cell[] {
  const { final: price, regular: before } = offeredPrice(product);
  const isFrom = (product.highest_price ?? 0) > (price ?? 0);
  const isReduced = typeof price === 'number' && typeof before === 'number' && before > price;
  const inStock = product.stock?.is_in_stock;
  return [
    product.sku,
    product.name,
    product.brand_name ?? product.brand,
    price === undefined ? undefined : `${isFrom ? 'from ' : ''}${screen.price(price)}`,
    isReduced ? screen.dim(screen.price(before)) : undefined,
    inStock === undefined ? undefined : inStock ? screen.good('yes') : screen.bad('no'),
  ];
}
