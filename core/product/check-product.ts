import type { ShopConfig } from '../config';
import type { Product } from '../contract';
import { ShopError } from '../kernel/shop-error';

type Rules = Pick<ShopConfig['products'], 'maxStatus' | 'preventConfigurableChildrenDirectAccess'>;

/** S §9: visible nowhere alone. */
const NOT_VISIBLE_ALONE = 1;

/**
 * The sku of the product that a variant belongs to.
 * @throws ShopError 'parent-sku-missing' (S §8)
 */
export function parentSkuOf(product: Pick<Product, 'sku' | 'parentSku'>): string {
  const { parentSku } = product;
  if (parentSku === undefined || parentSku === '') {
    throw new ShopError('parent-sku-missing', { details: { sku: product.sku } });
  }
  return parentSku;
}

/**
 * Whether a product may have a page (S §4, product load). A product that is not visible alone has that of its parent: the error
 * then names it in `details.parentSku`, and routing redirects there.
 * @throws ShopError 'product-query-empty-status', 'product-query-empty-visibility'
 */
export function checkProduct(product: Product, rules: Rules): void {
  const { status = 1, visibility = 4 } = product;
  if (status >= rules.maxStatus) {
    throw new ShopError('product-query-empty-status', {
      params: { status },
      details: { status: 404, sku: product.sku },
    });
  }
  if (visibility !== NOT_VISIBLE_ALONE || !rules.preventConfigurableChildrenDirectAccess) return;
  const parentSku = product.parentSku === product.sku ? undefined : product.parentSku;
  throw new ShopError('product-query-empty-visibility', {
    params: { visibility },
    details: { status: 404, sku: product.sku, ...(parentSku !== undefined && { parentSku }) },
  });
}
