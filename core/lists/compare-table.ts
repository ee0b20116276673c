import type { Attribute, Product } from '../contract';
import { lookUp } from '../kernel/look-up';
import type { CompareRow } from './lists';

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

function labelled(product: Product, attribute: Attribute): readonly string[] {
  const labels = new Map(attribute.options.map((option) => [option.value, option.label]));
  const order = new Map(attribute.options.map((option, index) => [option.label, index]));
  const words = [...new Set(rawValues(product, attribute.attribute_code).map((value) => labels.get(value) ?? value))];
  // As the attribute lists them: sizes from small to large, whatever order a product names them in.
  return words.toSorted((a, b) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size));
}

/**
 * The comparable attributes of products (S §3, is_comparable) side by side. An attribute that none of them has is left out.
 * @param products the columns in their order, whole as the catalogue has them
 */
export function compareRows(products: readonly Product[], attributes: readonly Attribute[]): readonly CompareRow[] {
  return attributes
    .filter((attribute) => attribute.is_comparable === true)
    .map((attribute) => {
      const values = products.map((product) => labelled(product, attribute));
      const [first, ...others] = values.map((value) => value.join('\n'));
      return {
        code: attribute.attribute_code,
        label: attribute.default_frontend_label ?? attribute.attribute_code,
        values,
        differs: others.some((value) => value !== first),
      };
    })
    .filter((row) => row.values.some((value) => value.length > 0));
}
