import type { CustomOption, Product } from '../contract';
import { chosenBundleParts } from './parts-price';
import type { UnitPriceRules, UnitSelection } from './unit-price';

/** Maximum length of an option's text in characters, unless the merchant sets one. */
const MAX_ANSWER_LENGTH = 10_000;

/** Single-choice option types. */
const ONE_VALUE: ReadonlySet<string> = new Set(['drop_down', 'radio']);

/** Returns true for a single-choice option; several values would add up their discounts. Pure. */
export function takesOneValue({ type, values }: Pick<CustomOption, 'type' | 'values'>): boolean {
  return values !== undefined && ONE_VALUE.has(type);
}

/** Returns the most characters that an answer may have, spaces at its ends included. Pure. */
export function longestAnswer({ max_characters: max = 0 }: Pick<CustomOption, 'max_characters'>): number {
  return max > 0 ? max : MAX_ANSWER_LENGTH;
}

/**
 * Returns true if choices do not change the bundle's price: each position then has one part in the merchant's
 * quantity, since more would be free. Pure.
 */
export function hasSetQuantities(bundle: Pick<Product, 'price_type'>, rules: UnitPriceRules = {}): boolean {
  return bundle.price_type === 'fixed' || rules.calculateBundlePriceByOptions === false;
}

/** Returns true if each bundle option has at most one part, in the merchant's quantity. Pure. */
export function hasUsualQuantities(product: Pick<Product, 'bundle_options'>, { bundle }: UnitSelection): boolean {
  const parts = chosenBundleParts(product.bundle_options, bundle);
  const places = new Set(parts.map(({ option }) => option.option_id));
  return places.size === parts.length && parts.every(({ link, qty }) => qty === link.qty);
}
