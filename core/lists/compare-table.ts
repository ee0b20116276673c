import { attributeWords } from '../catalogue';
import type { Attribute, PrintedValue, Product } from '../contract';
import type { CompareRow } from './lists';

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

/** Sizes are printed as on the product page, since figures differ between women and men. */
function printed(product: Product, { attribute_code: code, options }: Attribute): readonly string[] | undefined {
  const choice = product.configurable_options?.find((option) => option.attribute_code === code);
  if (choice?.values.some(({ own }: PrintedValue) => own !== undefined) !== true) return undefined;
  const places = new Map(options.map(({ value }, index) => [value, index]));
  const placeOf = ({ value_index: value }: { readonly value_index: string }) => places.get(value) ?? places.size;
  return [...new Set(choice.values.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ label }) => label))];
}
