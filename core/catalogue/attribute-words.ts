import type { Attribute, Product } from '../contract';
import { lookUp } from '../kernel/look-up';

/** The values of an attribute: those that can be chosen where it is a choice, else the product's own. */
function rawValues(product: Product, code: string): readonly string[] {
  const option = product.configurable_options?.find(({ attribute_code }) => attribute_code === code);
  if (option !== undefined) return option.values.map(({ value_index }) => value_index);
  // The code comes from the catalogue: 'toString' is a member of every object, but no attribute.
  const value: unknown = lookUp(product, code);
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((entry) => {
    if (typeof entry === 'string') return entry === '' ? [] : [entry];
    return typeof entry === 'number' ? [String(entry)] : [];
  });
}

/** What a product has of an attribute, in the words of the store, each once and in the order in which the attribute lists them. */
export function attributeWords(product: Product, attribute: Attribute): readonly string[] {
  const labels = new Map(attribute.options.map((option) => [option.value, option.label]));
  const order = new Map(attribute.options.map((option, index) => [option.label, index]));
  const words = [...new Set(rawValues(product, attribute.attribute_code).map((value) => labels.get(value) ?? value))];
  // Sizes from small to large, whatever order a product names them in.
  return words.toSorted((a, b) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size));
}
