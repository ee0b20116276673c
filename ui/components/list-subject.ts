import type { Product, ProductView } from '../../core';

/** What a list calls a product by: that of a page is its parent, whichever variant is in view. */
export function listSubject(product: Product | ProductView): { readonly sku: string; readonly name: string } {
  const { sku, name } = 'configuration' in product && 'parent' in product ? product.parent : product;
  return { sku, name };
}
