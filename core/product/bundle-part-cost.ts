import type { BundleOption, Product } from '../contract';
import { toDecimal } from '../kernel/money';
import { bundlePartPrice } from '../pricing';

/**
 * What one of a part adds to the price of its bundle, in major units, as it stands beside the choice (S §4): what the cart charges for it.
 * Undefined where nothing is known of it.
 */
export function bundlePartCost(product: Product, link: BundleOption['product_links'][number]): number | undefined {
  return link.price === undefined ? undefined : toDecimal(bundlePartPrice(product, link).final);
}
