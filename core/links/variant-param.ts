import type { ConfigurableChild, Product } from '../contract';
import { isSold } from '../contract/catalogue/sold';
import { lookUp } from '../kernel/look-up';
import { isLook, type Selection } from './selection';

export interface VariantParam {
  readonly size?: string | undefined;
  readonly childSku?: string | undefined;
}

export type ListFilters = Readonly<Record<string, readonly string[]>>;

type Source = Pick<
  Product,
  'sku' | 'type_id' | 'parentSku' | 'matched_sku' | 'size' | 'configurable_children' | 'configurable_options'
>;

function childOf(product: Source, sku: string | undefined): ConfigurableChild | undefined {
  const children = product.configurable_children ?? [];
  return children.find((child) => child.sku === sku) ?? children.find((child) => isSold(child));
}

export function isVariant(product: Pick<Product, 'sku' | 'parentSku'>): boolean {
  return product.parentSku !== undefined && product.parentSku !== product.sku;
}

function variantSku(product: Source, choosesVariant = false): string | undefined {
  if (isVariant(product)) return product.sku;
  return choosesVariant ? (product.matched_sku ?? childOf(product, undefined)?.sku) : undefined;
}

function suffix(sku: string): string | undefined {
  const at = sku.lastIndexOf('-');
  return at < 0 || at === sku.length - 1 ? undefined : sku.slice(at + 1);
}

function sizeOf(product: Source, sku: string): string | undefined {
  const child = childOf(product, sku);
  const declared = child?.custom_attributes.find((attribute) => attribute.attribute_code === 'size')?.value;
  const size =
    typeof declared === 'string' || typeof declared === 'number' ? String(declared) : suffix(child?.sku ?? sku);
  return size?.toUpperCase();
}

/**
 * Identifies a variant by size if that is the only option, otherwise by sku.
 * @param choosesVariant products without a choice stand for a variant
 */
export function variantParam(product: Source, choosesVariant = false): VariantParam {
  if (product.type_id !== 'configurable') return {};
  const sku = variantSku(product, choosesVariant);
  if (sku === undefined) return {};
  const options = product.configurable_options ?? [];
  const onlySize = options.length === 1 && options[0]?.attribute_code === 'size';
  const size = onlySize ? sizeOf(product, sku) : undefined;
  return size === undefined ? { childSku: sku } : { size };
}

export function matchedSelection(
  {
    matched_options: matched = {},
    configurable_options: options = [],
  }: Pick<Product, 'matched_options' | 'configurable_options'>,
  filters: ListFilters,
): Selection {
  return Object.fromEntries(
    options.flatMap((option) => {
      const code = option.attribute_code;
      const value = lookUp(matched, code);
      const [wanted, another] = lookUp(filters, code) ?? [];
      const isAsked = wanted === value && another === undefined;
      return value !== undefined && (isAsked || isLook(option)) ? [[code, value] as const] : [];
    }),
  );
}
