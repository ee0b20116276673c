import { attributeWords } from '../catalogue';
import type { Attribute, Product } from '../contract';
import type { ProductFact } from './product';

const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['brand']);

/**
 * Lists comparable attributes that are not chosen on the page.
 * @param attributes all store attributes with options
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
