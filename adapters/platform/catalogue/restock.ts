import type { Product } from '../../../core/contract';
import type { ChangedStock } from '../ports/stock';
import { productStock } from './product-stock';

/**
 * A document after some units of it, or of a variant, were sold or came: the same but for the numbers. An order changes the
 * stock of what it sells, and to make the whole document again for that took a fifth of the time of an order.
 * @returns undefined where more than numbers may depend on the change, and the document has to be rebuilt: what went in or
 *   out of stock (the price of a configurable product is that of a variant in stock), and what is made of other products
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
