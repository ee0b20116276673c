import type { CartItem } from './cart';

/** Returns true if another variant can replace the line without losing typed text or bundle parts. */
export function isVariantLine({ product_option: option }: Pick<CartItem, 'product_option'>): boolean {
  const { configurable_item_options: variant = [], ...others } = option?.extension_attributes ?? {};
  return variant.length > 0 && Object.values(others).every((chosen) => chosen === undefined || chosen.length === 0);
}
