import type { CustomOption, Product } from '../contract';
import { EMAIL, MAX_EMAIL_LENGTH } from '../contract/foundation/email-form';
import { isDay } from '../kernel/is-day';
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
function longestAnswer({ max_characters: max = 0 }: Pick<CustomOption, 'max_characters'>): number {
  return max > 0 ? max : MAX_ANSWER_LENGTH;
}

export type AnswerFault =
  | { readonly is: 'date' | 'email' | 'required' | 'several' }
  | { readonly is: 'long'; readonly max: number }
  | { readonly is: 'unknown'; readonly value: string };

/**
 * Returns why an option's answer is refused, by the product page and by the back end alike. Pure.
 * @param raw untrimmed, because spaces also count towards the limit
 */
export function answerFault(option: CustomOption, raw: string): AnswerFault | undefined {
  const value = raw.trim();
  const max = longestAnswer(option);
  if (raw.length > max) return { is: 'long', max };
  if (value === '') return option.is_require === true ? { is: 'required' } : undefined;
  if (option.type === 'email' && (value.length > MAX_EMAIL_LENGTH || !EMAIL.test(value))) return { is: 'email' };
  if (option.type === 'date' && !isDay(value)) return { is: 'date' };
  if (option.values === undefined) return undefined;
  const ids = new Set(option.values.map((entry) => String(entry.option_type_id)));
  const chosen = value.split(',').map((id) => id.trim());
  const unknown = chosen.find((id) => !ids.has(id));
  if (unknown !== undefined) return { is: 'unknown', value: unknown };
  return takesOneValue(option) && chosen.length > 1 ? { is: 'several' } : undefined;
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
