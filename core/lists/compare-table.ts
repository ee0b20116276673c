import { attributeWords } from '../catalogue';
import type { Attribute, Product } from '../contract';
import type { CompareRow } from './lists';

/**
 * The comparable attributes of products (S §3, is_comparable) side by side. An attribute that none of them has is left out.
 * @param products the columns in their order, whole as the catalogue has them
 */
export function compareRows(products: readonly Product[], attributes: readonly Attribute[]): readonly CompareRow[] {
  return attributes
    .filter((attribute) => attribute.is_comparable === true)
    .map((attribute) => {
      const values = products.map((product) => attributeWords(product, attribute));
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
