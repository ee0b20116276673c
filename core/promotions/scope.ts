import type { PromotionTerms } from '../contract/selling/promotion-terms';
import type { TermLine } from './conditions/condition';

type Scope = Pick<PromotionTerms, 'brands' | 'category_ids' | 'products'>;

/** False if the terms apply to all goods. */
export function hasScope({ brands = [], category_ids: categories = [], products = [] }: Scope): boolean {
  return brands.length + categories.length + products.length > 0;
}

/** A line is in scope if a list contains its category, brand, SKU or parent SKU. Without lists, all lines are. */
export function isInScope(terms: Scope, line: TermLine): boolean {
  if (!hasScope(terms)) return true;
  const { brands = [], category_ids: categories = [], products = [] } = terms;
  return (
    categories.some((id) => line.categories.has(id)) ||
    (line.brand !== undefined && brands.includes(line.brand)) ||
    products.some(({ sku }) => sku === line.sku || sku === line.parentSku)
  );
}

/** SKUs of the lines in scope; undefined if all goods are. */
export function skusInScope(terms: Scope, lines: readonly TermLine[]): readonly string[] | undefined {
  if (!hasScope(terms)) return undefined;
  return [...new Set(lines.filter((line) => isInScope(terms, line)).map(({ sku }) => sku))];
}
