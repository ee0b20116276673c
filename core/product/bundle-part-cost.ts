import type { BundleOption, Product } from '../contract';
import { toDecimal } from '../kernel/money';
import { bundlePartPrice } from '../pricing';

/** Returns a part's price contribution as the cart charges it, in major units; undefined if unknown. */
export function bundlePartCost(product: Product, link: BundleOption['product_links'][number]): number | undefined {
  return link.price === undefined ? undefined : toDecimal(bundlePartPrice(product, link).final);
}
