import type { ConfigurableChild, ConfigurableOption, Product } from '../contract';
import { isSold } from '../contract/catalogue/sold';
import { toMinor, type Minor } from '../kernel/money';

export interface VariantRules {
  readonly listOutOfStockProducts: boolean;
  /** At or above this status a variant is disabled. */
  readonly maxStatus: number;
}

export interface VariantRow {
  readonly child: ConfigurableChild;
  readonly values: readonly string[];
  readonly inStock: boolean;
  readonly price: Minor;
}

/** Precomputed variants of a product, reused for each choice. */
export interface VariantIndex {
  readonly codes: readonly string[];
  readonly rows: readonly VariantRow[];
}

export function optionValueOf(child: ConfigurableChild, code: string): string {
  const value = child.custom_attributes.find((attribute) => attribute.attribute_code === code)?.value;
  const single = Array.isArray(value) ? value[0] : value;
  return single === null || single === undefined ? '' : String(single);
}

function isInStock(child: Pick<ConfigurableChild, 'stock'>): boolean {
  return child.stock?.is_in_stock !== false;
}

function filterVariants(children: readonly ConfigurableChild[], rules: VariantRules): readonly ConfigurableChild[] {
  return children.filter(
    (child) => isSold(child, rules.maxStatus) && (rules.listOutOfStockProducts || isInStock(child)),
  );
}

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
