import type { ConfigurableChild, Product } from '../contract';

/** How an address tells which variant is meant: by its size, by its sku, or not at all. */
export interface VariantParam {
  readonly size?: string | undefined;
  readonly childSku?: string | undefined;
}

type Source = Pick<
  Product,
  'sku' | 'type_id' | 'parentSku' | 'matched_sku' | 'size' | 'configurable_children' | 'configurable_options'
>;

function childOf(product: Source, sku: string | undefined): ConfigurableChild | undefined {
  const children = product.configurable_children ?? [];
  return children.find((child) => child.sku === sku) ?? children.find((child) => (child.status ?? 1) < 2);
}

/** The sku of the variant that a product stands for: the one put into it, the one that a search matched, or the first. */
function variantSku(product: Source): string | undefined {
  if (product.parentSku !== undefined && product.parentSku !== product.sku) return product.sku;
  return product.matched_sku ?? childOf(product, undefined)?.sku;
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
 * of its sku; otherwise the child's sku; nothing for products without variants.
 */
export function variantParam(product: Source): VariantParam {
  if (product.type_id !== 'configurable') return {};
  const sku = variantSku(product);
  if (sku === undefined) return {};
  const options = product.configurable_options ?? [];
  const onlySize = options.length === 1 && options[0]?.attribute_code === 'size';
  const size = onlySize ? sizeOf(product, sku) : undefined;
  return size === undefined ? { childSku: sku } : { size };
}
