import type { BundleOption, Product } from '../contract';
import { stockStatusOf } from '../stock';
import { defaultBundleLink, type BundleSelection } from './parts-price';

/** Unknown stock counts as available. */
export function isPartGone({ stock, qty }: BundleOption['product_links'][number]): boolean {
  return (stockStatusOf(stock, qty).qty ?? qty) < qty;
}

/** Replaces sold-out default parts by the first available one, so that list and page show an attainable price. */
export function startBundle({ bundle_options: options = [] }: Pick<Product, 'bundle_options'>): BundleSelection {
  const bundle: Record<string, BundleSelection[string]> = {};
  for (const option of options) {
    const usual = defaultBundleLink(option);
    const other = usual && isPartGone(usual) && option.product_links.find((link) => !isPartGone(link));
    if (other) bundle[option.option_id] = { qty: other.qty, selections: [other.id ?? other.sku] };
  }
  return bundle;
}
