import type { Product } from '../contract';
import { optionValueOf } from './variant-index';

export interface WrongVariant {
  readonly sku: string;
  readonly attributes: readonly string[];
}

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
