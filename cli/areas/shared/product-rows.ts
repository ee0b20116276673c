import type { Product } from '../../../core';
import type { Cell, Column, Screen } from '../../output/screen';

export const PRODUCT_COLUMNS: readonly Column[] = [
  { head: 'SKU' },
  { head: 'Name' },
  { head: 'Brand' },
  { head: 'Price', align: 'right' },
  { head: 'Instead of', align: 'right' },
  { head: 'Stock' },
];

/** A product as a line of a list. */
export function productRow(product: Product, screen: Screen): readonly Cell[] {
  const price = product.final_price ?? product.price;
  const before = product.old_price ?? product.original_price;
  const isReduced = typeof price === 'number' && typeof before === 'number' && before > price;
  const inStock = product.stock?.is_in_stock;
  return [
    product.sku,
    product.name,
    product.brand_name ?? product.brand,
    typeof price === 'number' ? screen.price(price) : undefined,
    isReduced ? screen.dim(screen.price(before)) : undefined,
    inStock === undefined ? undefined : inStock ? screen.good('yes') : screen.bad('no'),
  ];
}
