import type { Product } from '../contract';
import { optionValueOf } from './variant-index';

/** A variant that no choice leads to: it lacks a value for an option, or has one that the option does not offer. */
export interface WrongVariant {
  readonly sku: string;
  /** The options in question. */
  readonly attributes: readonly string[];
}

/** The variants whose attributes do not fit what the product asks for (S §8: wrong configurable attributes). */
export function wrongVariants(product: Product): readonly WrongVariant[] {
  const options = product.configurable_options ?? [];
  return (product.configurable_children ?? []).flatMap((child) => {
    const wrong = options.filter(({ attribute_code: code, values }) => {
      const value = optionValueOf(child, code);
      return !values.some(({ value_index: offered }) => offered === value);
    });
    return wrong.length === 0 ? [] : [{ sku: child.sku, attributes: wrong.map((option) => option.attribute_code) }];
  });
}
