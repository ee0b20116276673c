import type { ConfigurableChild, ConfigurableOption, Product, StockRecord } from 'vitrine';
import type { ShopifyProduct, Variant } from './answers';
import { gidOf, idOf, type Storefront } from './storefront';

/** Shopify cannot search by merchant SKU and permits duplicates, so SKUs derive from ids. */
export const variantSku = (gid: string): string => `v${idOf(gid)}`;
export function gidOfSku(sku: string): string | undefined {
  const [, kind, id = ''] = /^([pv])(\d+)$/.exec(sku) ?? [];
  return kind === undefined ? undefined : gidOf(kind === 'p' ? 'Product' : 'ProductVariant', id);
}

export const isUnnamed = (chosen: readonly { readonly value: string }[]): boolean =>
  chosen.every(({ value }) => value === 'Default Title');

export const codeOf = (option: string): string => option.toLowerCase();

/** No quantity if Shopify does not track it or allows overselling. */
export function stockOf({ availableForSale, quantityAvailable }: Variant): StockRecord {
  const qty = Math.max(0, quantityAvailable ?? 0);
  return { qty, is_in_stock: availableForSale, manage_stock: !availableForSale || qty > 0 };
}

export function saleOf(variant: Variant, { money }: Storefront) {
  const { price, compareAtPrice, quantityRule, image } = variant;
  const [now, before] = [money(price), money(compareAtPrice ?? price)];
  return {
    ...{ price: now, final_price: now, old_price: before > now ? before : null, stock: stockOf(variant) },
    ...{ min_sale_qty: quantityRule.minimum, max_sale_qty: quantityRule.maximum ?? undefined },
    ...{ qty_increments: quantityRule.increment, image: image?.url, thumbnail: image?.url },
  };
}

const toChild = (variant: Variant, shopify: Storefront): ConfigurableChild => ({
  ...{ id: Number(idOf(variant.id)), sku: variantSku(variant.id), ...saleOf(variant, shopify) },
  custom_attributes: variant.selectedOptions.map(({ name, value }) => ({ attribute_code: codeOf(name), value })),
});

const toOption = ({ name: label, optionValues }: ShopifyProduct['options'][number]): ConfigurableOption => ({
  ...{ attribute_code: codeOf(label), label },
  values: optionValues.map(({ name, swatch }) => ({
    ...{ value_index: name, label: name, swatch: swatch?.color ?? undefined },
  })),
});

export function toProduct(found: ShopifyProduct, shopify: Storefront, whole: boolean): Product {
  const { id, title: name, handle, vendor, featuredImage, priceRange, options, variants } = found;
  const [first] = variants.nodes;
  const simple = first !== undefined && isUnnamed(first.selectedOptions);
  const [low, high] = [shopify.money(priceRange.minVariantPrice), shopify.money(priceRange.maxVariantPrice)];
  return {
    ...(first && saleOf(first, shopify)),
    ...(simple
      ? { sku: variantSku(first.id), type_id: 'simple' }
      : { sku: `p${idOf(id)}`, type_id: 'configurable', price: low, final_price: low }),
    ...{ id: Number(idOf(id)), name, slug: handle, url_path: handle, brand: vendor, brand_name: vendor },
    ...{ description: found.descriptionHtml, product_type: found.productType, created_at: found.createdAt },
    ...{ image: featuredImage?.url, thumbnail: featuredImage?.url, ...(high > low && { highest_price: high }) },
    category_ids: found.collections.nodes.map((collection) => Number(idOf(collection.id))),
    media_gallery: found.images.nodes.map(({ url, altText }, pos) => ({ image: url, lab: altText, pos })),
    configurable_options: simple ? undefined : options.map(toOption),
    configurable_children: simple || !whole ? undefined : variants.nodes.map((variant) => toChild(variant, shopify)),
  };
}
