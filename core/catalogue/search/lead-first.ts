import type { Product } from '../../contract';
import { lookUp } from '../../kernel/look-up';
import type { QueryPart } from './query-part';

/** The value of an attribute that is shown of a product that was found: that of the variant that matched. */
function shownValue(product: Product, code: string): string | undefined {
  const matched = product.configurable_children?.find(({ sku }) => sku === product.matched_sku);
  const own: unknown =
    matched?.custom_attributes.find(({ attribute_code }) => attribute_code === code)?.value ?? lookUp(product, code);
  return typeof own === 'string' || typeof own === 'number' ? String(own) : undefined;
}

/** Sorts products of the exact colour before its shades; otherwise stable. Pure. */
export function leadFirst(items: readonly Product[], parts: readonly QueryPart[]): readonly Product[] {
  const led = parts.filter(({ lead }) => lead !== undefined);
  if (led.length === 0) return items;
  const isLead = (product: Product) =>
    led.every(({ code, lead = [] }) => lead.includes(shownValue(product, code) ?? ''));
  return [...items.filter(isLead), ...items.filter((product) => !isLead(product))];
}
