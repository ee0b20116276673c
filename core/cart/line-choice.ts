import type { CartItem } from './cart';

/**
 * Whether all that was chosen of a line is its variant, so that another one can take its place without a loss: not where words were
 * typed for it, or parts were put together.
 */
export function isVariantLine({ product_option: option }: Pick<CartItem, 'product_option'>): boolean {
  const { configurable_item_options: variant = [], ...others } = option?.extension_attributes ?? {};
  return variant.length > 0 && Object.values(others).every((chosen) => chosen === undefined || chosen.length === 0);
}
