import type { ConfigurableChild, ConfigurableOption, Product, StockRecord } from 'vitrine';
import type { ShopifyProduct, Variant } from './answers';
import { gidOf, idOf, type Storefront } from './storefront';

/**
 * Shopify finds nothing by a merchant's sku, and two of its variants may have the same. So the shop's sku is made of Shopify's id: 'p12' is a product
 * with variants, 'v34' a variant, and a product that has but one.
 */
export const variantSku = (gid: string): string => `v${idOf(gid)}`;
/** The id that a sku is made of; undefined for one that is not of this shop. */
export function gidOfSku(sku: string): string | undefined {
  const [, kind, id = ''] = /^([pv])(\d+)$/.exec(sku) ?? [];
  return kind === undefined ? undefined : gidOf(kind === 'p' ? 'Product' : 'ProductVariant', id);
}

/** Shopify gives a product without variants one option with one value. */
export const isUnnamed = (chosen: readonly { readonly value: string }[]): boolean =>
  chosen.every(({ value }) => value === 'Default Title');

/** The code that attributes and filters have for an option: 'color' for 'Color'. */
export const codeOf = (option: string): string => option.toLowerCase();

/** Where Shopify counts nothing, or sells more than it has, no number is promised. */
export function stockOf({ availableForSale, quantityAvailable }: Variant): StockRecord {
  const qty = Math.max(0, quantityAvailable ?? 0);
  return { qty, is_in_stock: availableForSale, manage_stock: !availableForSale || qty > 0 };
}

/** Prices, quantities and stock of a variant, or of a product that has but one. */
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

/** A product as core knows it. @param whole whether all its variants were asked for, and not the first one alone as for a list */
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
