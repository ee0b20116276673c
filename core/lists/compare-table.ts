import { attributeWords } from '../catalogue';
import type { Attribute, PrintedValue, Product } from '../contract';
import type { CompareRow } from './lists';

/**
 * The comparable attributes of products (S §3, is_comparable) side by side. An attribute that none of them has is left out.
 * @param products the columns in their order, whole as the catalogue has them
 */
export function compareRows(products: readonly Product[], attributes: readonly Attribute[]): readonly CompareRow[] {
  return attributes
    .filter((attribute) => attribute.is_comparable === true)
    .map((attribute) => {
      const values = products.map((product) => printed(product, attribute) ?? attributeWords(product, attribute));
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

/**
 * The choice of a product as its own page prints it, where that is not as the catalogue does: a size is another figure for women than for men, and the
 * attribute knows only both. Undefined for every other attribute.
 */
function printed(product: Product, { attribute_code: code, options }: Attribute): readonly string[] | undefined {
  const choice = product.configurable_options?.find((option) => option.attribute_code === code);
  if (choice?.values.some(({ own }: PrintedValue) => own !== undefined) !== true) return undefined;
  const places = new Map(options.map(({ value }, index) => [value, index]));
  const placeOf = ({ value_index: value }: { readonly value_index: string }) => places.get(value) ?? places.size;
  return [...new Set(choice.values.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ label }) => label))];
}
