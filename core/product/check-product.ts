import type { ShopConfig } from '../config';
import type { Product } from '../contract';
import { isSold, NOT_VISIBLE_ALONE, USUAL_STATUS, USUAL_VISIBILITY } from '../contract/listing';
import { ShopError } from '../kernel/shop-error';

type Rules = Pick<ShopConfig['products'], 'maxStatus' | 'preventConfigurableChildrenDirectAccess'>;

/**
 * Whether a product may have a page (S §4, product load). A product that is not visible alone has that of its parent: the error
 * then names it in `details.parentSku`, and routing redirects there.
 * @throws ShopError 'product-query-empty-status', 'product-query-empty-visibility'
 */
export function checkProduct(product: Product, rules: Rules): void {
  const { status = USUAL_STATUS, visibility = USUAL_VISIBILITY } = product;
  if (!isSold(product, rules.maxStatus)) {
    throw new ShopError('product-query-empty-status', {
      params: { status },
      details: { status: 404, sku: product.sku },
    });
  }
  if (visibility !== NOT_VISIBLE_ALONE || !rules.preventConfigurableChildrenDirectAccess) return;
  const parentSku = product.parentSku === product.sku || product.parentSku === '' ? undefined : product.parentSku;
  throw new ShopError('product-query-empty-visibility', {
    params: { visibility },
    details: { status: 404, sku: product.sku, ...(parentSku !== undefined && { parentSku }) },
    // Without it there is nowhere to go, and the log should say why.
    ...(parentSku === undefined && { cause: new ShopError('parent-sku-missing') }),
  });
}
