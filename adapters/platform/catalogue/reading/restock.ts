import type { Product } from '../../../../core/contract';
import type { ChangedStock } from '../../ports/catalogue/stock';
import { productStock } from './product-stock';

/**
 * Updates stock numbers in a document; a rebuild took a fifth of an order's time.
 * @returns undefined if availability or parts changed, which requires a rebuild
 */
export function restock(product: Product, { sku, record }: ChangedStock): Product | undefined {
  if (product.bundle_options !== undefined || product.product_links !== undefined) return undefined;
  const { configurable_children: children } = product;
  if (children === undefined) {
    if (product.sku !== sku || product.stock?.is_in_stock !== record.is_in_stock) return undefined;
    return { ...product, stock: productStock(product, undefined, record) };
  }
  const sold = children.find((child) => child.sku === sku);
  if (sold?.stock?.is_in_stock !== record.is_in_stock) return undefined;
  const restocked = children.map((child) =>
    child === sold ? { ...child, stock: { ...sold.stock, ...record } } : child,
  );
  return { ...product, configurable_children: restocked, stock: productStock(product, restocked, undefined) };
}
