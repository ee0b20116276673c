import type { Product, ProductView } from '../../core';

/** What a list calls a product by: that of a page is its parent, whichever variant is in view. */
export function listSubject(product: Product | ProductView): { readonly sku: string; readonly name: string } {
  const isView = 'configuration' in product && 'parent' in product;
  // Sound: of the two only a view has both members.
  const { sku, name } = isView ? (product as ProductView).parent : product;
  return { sku, name };
}
