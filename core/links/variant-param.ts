import type { ConfigurableChild, Product } from '../contract';
import { isSold } from '../contract/listing';
import { lookUp } from '../kernel/look-up';
import { isLook, type Selection } from './selection';

/** How an address says which variant is meant: by its size, by its sku, or not at all. */
export interface VariantParam {
  readonly size?: string | undefined;
  readonly childSku?: string | undefined;
}

/** What a list is filtered by: attribute code → chosen option values. */
export type ListFilters = Readonly<Record<string, readonly string[]>>;

type Source = Pick<
  Product,
  'sku' | 'type_id' | 'parentSku' | 'matched_sku' | 'size' | 'configurable_children' | 'configurable_options'
>;

function childOf(product: Source, sku: string | undefined): ConfigurableChild | undefined {
  const children = product.configurable_children ?? [];
  return children.find((child) => child.sku === sku) ?? children.find((child) => isSold(child));
}

/** Whether a variant was put into the product: its sku is then that of the variant. */
export function isVariant(product: Pick<Product, 'sku' | 'parentSku'>): boolean {
  return product.parentSku !== undefined && product.parentSku !== product.sku;
}

/**
 * The sku of the variant that a product stands for: the one put into it, else, where the shop chooses variants for its shoppers, the
 * one that a search matched, or the first.
 */
function variantSku(product: Source, choosesVariant = false): string | undefined {
  if (isVariant(product)) return product.sku;
  return choosesVariant ? (product.matched_sku ?? childOf(product, undefined)?.sku) : undefined;
}

/** 'TEE-M' → 'M'. */
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
 * S §2: a size (in upper case) when a single 'size' option is all that there is to choose, taken from the variant or from the end
 * of its sku; otherwise the child's sku; nothing for products without variants, nor where no variant is meant.
 * @param choosesVariant whether a product without a choice stands for one of its variants (`products.preselect` is 'variant')
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

/**
 * What a link in a list says of the variant that matched: what the tile shows of it (its colour), and what the shopper filters by where
 * that is one value. Its size is nobody's choice, unless they asked for it.
 */
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
