import type { ConfigurableChild, ConfigurableOption, Product } from '../contract';
import { isSold } from '../contract/listing';
import { toMinor, type Minor } from '../kernel/money';

export interface VariantRules {
  /** Variants out of stock are shown and may be chosen (S §9). */
  readonly listOutOfStockProducts: boolean;
  /** A variant at or above this status is disabled (S §9: 2). */
  readonly maxStatus: number;
}

/** One variant with its option values in the order of the options. */
export interface VariantRow {
  readonly child: ConfigurableChild;
  /** Option value per option; '' where the variant does not say. */
  readonly values: readonly string[];
  readonly inStock: boolean;
  /** Minor units. */
  readonly price: Minor;
}

/** The variants of a product, ready for quick choices: made once per product, then used for each click. */
export interface VariantIndex {
  readonly codes: readonly string[];
  /** Variants that may be shown, in the catalogue's order. */
  readonly rows: readonly VariantRow[];
}

/** The one value that a variant has for an option; '' for none. */
export function optionValueOf(child: ConfigurableChild, code: string): string {
  const value = child.custom_attributes.find((attribute) => attribute.attribute_code === code)?.value;
  const single = Array.isArray(value) ? value[0] : value;
  return single === null || single === undefined ? '' : String(single);
}

/** A variant without a stock record counts as in stock: nothing says otherwise. */
function isInStock(child: Pick<ConfigurableChild, 'stock'>): boolean {
  return child.stock?.is_in_stock !== false;
}

/** Leaves out disabled variants, and those out of stock when these are not listed (S §4, variant choice). */
function filterVariants(children: readonly ConfigurableChild[], rules: VariantRules): readonly ConfigurableChild[] {
  return children.filter(
    (child) => isSold(child, rules.maxStatus) && (rules.listOutOfStockProducts || isInStock(child)),
  );
}

/**
 * A configurable product without its disabled variants, nor those out of stock when these are not listed (S §4: they are removed
 * from it). The same product where there is nothing to remove.
 */
export function withoutUnavailable(product: Product, rules: VariantRules): Product {
  const children = product.configurable_children;
  if (children === undefined) return product;
  const left = filterVariants(children, rules);
  return left.length === children.length ? product : { ...product, configurable_children: [...left] };
}

export function variantIndex(
  children: readonly ConfigurableChild[],
  options: readonly ConfigurableOption[],
  rules: VariantRules,
): VariantIndex {
  const codes = options.map((option) => option.attribute_code);
  const rows = filterVariants(children, rules).map((child) => ({
    child,
    values: codes.map((code) => optionValueOf(child, code)),
    inStock: isInStock(child),
    price: toMinor(child.final_price ?? child.price ?? 0),
  }));
  return { codes, rows };
}
