import { attributeWords } from '../catalogue';
import type { Attribute, Product } from '../contract';
import type { ProductFact } from './product';

/** What the page of a product shows in another place: its name stands over it, and a link leads to all of it. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['brand']);

/**
 * What is to be known of a product besides its choices, as a list: its comparable attributes (S §3, is_comparable) without those that
 * are chosen on the page, in the order of the shop. One that the product has nothing of is left out.
 * @param attributes all of the store, with their options
 */
export function productFacts(product: Product, attributes: readonly Attribute[]): readonly ProductFact[] {
  const chosen = new Set(product.configurable_options?.map(({ attribute_code }) => attribute_code));
  return attributes
    .filter(({ attribute_code: code, is_comparable }) => is_comparable === true && !chosen.has(code))
    .filter(({ attribute_code: code }) => !SHOWN_ELSEWHERE.has(code))
    .map((attribute) => ({
      code: attribute.attribute_code,
      label: attribute.default_frontend_label ?? attribute.attribute_code,
      values: attributeWords(product, attribute),
    }))
    .filter(({ values }) => values.length > 0);
}
