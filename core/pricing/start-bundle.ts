import type { BundleOption, Product } from '../contract';
import { stockStatusOf } from '../stock';
import { defaultBundleLink, type BundleSelection } from './parts-price';

/** Whether a part of a bundle cannot be chosen: fewer than the bundle takes are as good as none. Nothing is known against one without stock. */
export function isPartGone({ stock, qty }: BundleOption['product_links'][number]): boolean {
  return (stockStatusOf(stock, qty).qty ?? qty) < qty;
}

/**
 * What stands in the places of a bundle whose usual part is sold out: the first that can be had. A place where all are sold out keeps its
 * usual part, and one that has it is left to the merchant (S §4: the default link, or the first). List and page
 * go by it, so that a bundle costs in both what it can be bought for.
 */
export function startBundle({ bundle_options: options = [] }: Pick<Product, 'bundle_options'>): BundleSelection {
  const bundle: Record<string, BundleSelection[string]> = {};
  for (const option of options) {
    const usual = defaultBundleLink(option);
    const other = usual && isPartGone(usual) && option.product_links.find((link) => !isPartGone(link));
    if (other) bundle[option.option_id] = { qty: other.qty, selections: [other.id ?? other.sku] };
  }
  return bundle;
}
