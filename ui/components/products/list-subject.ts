import type { Product, ProductView } from '../../../core/shopper';

/** Returns the parent product for a page's view, whichever variant is shown. */
export function listSubject(product: Product | ProductView): { readonly sku: string; readonly name: string } {
  const { sku, name } = 'configuration' in product && 'parent' in product ? product.parent : product;
  return { sku, name };
}
