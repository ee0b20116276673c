import type { Attribute, Product } from '../contract';
import { lookUp } from '../kernel/look-up';

function rawValues(product: Product, code: string): readonly string[] {
  const option = product.configurable_options?.find(({ attribute_code }) => attribute_code === code);
  if (option !== undefined) return option.values.map(({ value_index }) => value_index);
  // Own members only: the code could be 'toString'.
  const value: unknown = lookUp(product, code);
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((entry) => {
    if (typeof entry === 'string') return entry === '' ? [] : [entry];
    return typeof entry === 'number' ? [String(entry)] : [];
  });
}

/** Returns a product's values of an attribute as unique labels, in the attribute's order. */
export function attributeWords(product: Product, attribute: Attribute): readonly string[] {
  const labels = new Map(attribute.options.map((option) => [option.value, option.label]));
  const order = new Map(attribute.options.map((option, index) => [option.label, index]));
  const words = [...new Set(rawValues(product, attribute.attribute_code).map((value) => labels.get(value) ?? value))];
  return words.toSorted((a, b) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size));
}
