import type { ShopConfig } from '../config';
import type { Product } from '../contract';
import { isSold, NOT_VISIBLE_ALONE, USUAL_STATUS, USUAL_VISIBILITY } from '../contract/catalogue/listing';
import { ShopError } from '../kernel/shop-error';

type Rules = Pick<ShopConfig['products'], 'maxStatus' | 'preventConfigurableChildrenDirectAccess'>;

/**
 * Products not visible individually report their parent in `details.parentSku` for the redirect.
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
    ...(parentSku === undefined && { cause: new ShopError('parent-sku-missing') }),
  });
}
