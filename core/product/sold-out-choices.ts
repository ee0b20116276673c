import type { Product } from '../contract';
import { isSold } from '../contract/catalogue/listing';
import { lookUp } from '../kernel/look-up';
import type { Selection } from '../links';

/** A sold-out choice that shoppers can wait for. */
export interface SoldOutChoice {
  readonly sku: string;
  readonly label: string;
  readonly fits: boolean;
}

const STOCKED = new Set(['simple', 'configurable']);

/**
 * Returns the sold-out variants, or the product itself; current choices first.
 * @param product with variant stock
 */
export function soldOutChoices(product: Product, selection: Selection): readonly SoldOutChoice[] {
  if (!STOCKED.has(product.type_id)) return [];
  const { configurable_children: children, configurable_options: options = [] } = product;
  if (children === undefined) {
    return product.stock?.is_in_stock === false ? [{ sku: product.sku, label: '', fits: true }] : [];
  }
  const gone = children.filter((child) => isSold(child) && child.stock?.is_in_stock === false);
  const choices = gone.map((child) => {
    const values = options.map(({ attribute_code: code, values: all }) => {
      const value = child.custom_attributes.find((attribute) => attribute.attribute_code === code)?.value;
      const wanted = lookUp(selection, code);
      const found = all.findIndex(({ value_index: one }) => one === String(value));
      return { found, label: all[found]?.label, fits: wanted === undefined || wanted === String(value) };
    });
    return {
      sku: child.sku,
      label: values.flatMap(({ label }) => label ?? []).join(', '),
      fits: values.every(({ fits }) => fits),
      place: values.map(({ found }) => found),
    };
  });
  return choices
    .toSorted((one, other) => Number(other.fits) - Number(one.fits) || compare(one.place, other.place))
    .map(({ sku, label, fits }) => ({ sku, label, fits }));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
