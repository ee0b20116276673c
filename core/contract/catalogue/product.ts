import * as z from 'zod/mini';
import type { Known } from '../../kernel/known';
import {
  amount,
  attributeValue,
  MAX_SKU_LENGTH,
  optionalAmount,
  optionValue,
  shortOptionValue,
} from '../foundation/scalars';

export const PRODUCT_TYPES = ['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'] as const;

/** Not shipped. */
export const IMMATERIAL_TYPES: readonly string[] = ['virtual', 'downloadable'];

export const stockRecord = z.object({
  product_id: z.optional(z.union([z.number(), z.string()])),
  qty: z.number(),
  is_in_stock: z.boolean(),
  manage_stock: z.optional(z.boolean()),
  api_error: z.optional(z.string()),
});
/** Stock of a product or variant. */
export type StockRecord = z.infer<typeof stockRecord>;

export const customAttribute = z.object({ attribute_code: z.string(), value: attributeValue });
export type CustomAttribute = z.infer<typeof customAttribute>;

/** In major units; `price` and `final_price` are what the shopper pays. */
const prices = {
  price: z.optional(amount),
  final_price: optionalAmount,
  /** Minimum with required options, if above `final_price`. */
  least_price: optionalAmount,
  old_price: optionalAmount,
  special_price: optionalAmount,
  special_from_date: z.optional(z.nullable(z.string())),
  special_to_date: z.optional(z.nullable(z.string())),
  price_incl_tax: optionalAmount,
  price_tax: optionalAmount,
  special_price_incl_tax: optionalAmount,
  original_price: optionalAmount,
  original_price_incl_tax: optionalAmount,
};

const pieces = z.optional(z.number().check(z.int(), z.gte(1)));
export const saleQuantities = { min_sale_qty: pieces, max_sale_qty: pieces, qty_increments: pieces };

/** Internal; answers contain only the resulting price. */
const tierPrice = z.looseObject({ customer_group_id: z.number(), qty: z.number(), value: amount });

export const configurableChild = z.looseObject({
  id: z.number(),
  sku: z.string(),
  name: z.optional(z.string()),
  status: z.optional(z.number()),
  image: z.optional(z.string()),
  ...prices,
  tier_prices: z.optional(z.array(tierPrice)),
  tax_class_id: z.optional(z.nullable(z.number())),
  stock: z.optional(stockRecord),
  ...saleQuantities,
  custom_attributes: z.array(customAttribute),
});
/** Variant with its own sku, price and stock. */
export type ConfigurableChild = Known<z.infer<typeof configurableChild>>;

export const configurableOption = z.object({
  attribute_code: z.string(),
  attribute_id: z.optional(z.union([z.number(), z.string()])),
  label: z.string(),
  values: z.array(z.looseObject({ value_index: optionValue, label: z.string(), swatch: z.optional(z.string()) })),
});
/** Option such as colour or size, with its values. */
export type ConfigurableOption = Known<z.infer<typeof configurableOption>>;
/** `own` is the catalogue's size if the store prints another system. */
export interface PrintedValue {
  readonly label: string;
  readonly own?: unknown;
}

export const bundleOption = z.looseObject({
  option_id: z.number(),
  title: z.optional(z.string()),
  required: z.optional(z.boolean()),
  position: z.optional(z.number()),
  product_links: z.array(
    z.looseObject({
      id: z.optional(z.union([z.number(), z.string()])),
      sku: z.string(),
      qty: z.number(),
      is_default: z.optional(z.boolean()),
      name: z.optional(z.string()),
      /** In fixed-price bundles a surcharge: amount or percent of the base price. */
      price: z.optional(amount),
      price_type: z.optional(z.enum(['fixed', 'percent'])),
      image: z.optional(z.string()),
      stock: z.optional(stockRecord),
    }),
  ),
});
/** Part of a bundle with its selectable products. */
export type BundleOption = Known<z.infer<typeof bundleOption>>;

export const customOption = z.looseObject({
  option_id: z.number(),
  title: z.string(),
  /** field, area, drop_down, radio, checkbox, multiple, date, email */
  type: z.string(),
  is_require: z.optional(z.boolean()),
  max_characters: z.optional(z.number()),
  price: z.optional(amount),
  price_type: z.optional(z.enum(['fixed', 'percent'])),
  values: z.optional(
    z.array(
      z.looseObject({
        option_type_id: z.union([z.number(), z.string()]),
        title: z.string(),
        price: z.optional(amount),
        price_type: z.optional(z.enum(['fixed', 'percent'])),
        is_default: z.optional(z.boolean()),
      }),
    ),
  ),
});
/** Extra input for a product, such as an engraving, with its surcharge. */
export type CustomOption = Known<z.infer<typeof customOption>>;

/** Choices of a product: products have at most 50 custom options and parts, and parts 100 products. */
const CHOICES = { entries: 100, text: 10_000 } as const;
const choiceId = z.union([z.number(), z.string().check(z.maxLength(MAX_SKU_LENGTH))]);
const choices = <E extends z.ZodMiniType>(entry: E) => z.optional(z.array(entry).check(z.maxLength(CHOICES.entries)));

export const productOption = z.object({
  extension_attributes: z.object({
    custom_options: choices(
      z.object({ option_id: choiceId, option_value: z.string().check(z.maxLength(CHOICES.text)) }),
    ),
    configurable_item_options: choices(z.object({ option_id: choiceId, option_value: shortOptionValue })),
    bundle_options: choices(
      z.object({
        option_id: choiceId,
        option_qty: z.number(),
        option_selections: z.array(choiceId).check(z.maxLength(CHOICES.entries)),
      }),
    ),
  }),
});
/** Choices made for a product, in wire format. */
export type ProductOption = z.infer<typeof productOption>;

export const productLink = z.looseObject({
  link_type: z.string(),
  linked_product_type: z.optional(z.string()),
  linked_product_sku: z.string(),
  position: z.optional(z.number()),
  name: z.optional(z.string()),
  price: z.optional(amount),
  image: z.optional(z.string()),
  qty: z.optional(z.number()),
  stock: z.optional(stockRecord),
  tax_class_id: z.optional(z.nullable(z.number())),
  /** Default choices within a group; included in `price`. */
  product_option: z.optional(productOption),
  /** Required options without default; not purchasable in a group. */
  asks: z.optional(z.array(z.string())),
});
/** Related product: group part, recommendation or replacement. */
export type ProductLink = Known<z.infer<typeof productLink>>;

export const mediaEntry = z.looseObject({
  image: z.string(),
  video: z.optional(z.nullable(z.looseObject({ url: z.string(), title: z.optional(z.string()) }))),
  lab: z.optional(z.nullable(z.string())),
  pos: z.optional(z.number()),
  shows: z.optional(z.record(z.string(), z.string())),
});
/** Product picture with its position and use. */
export type MediaEntry = Known<z.infer<typeof mediaEntry>>;

export const product = z.looseObject({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  parentSku: z.optional(z.string()),
  parentId: z.optional(z.union([z.number(), z.string()])),
  slug: z.optional(z.string()),
  url_path: z.optional(z.string()),
  url_key: z.optional(z.string()),
  /** Unknown types are shown as simple products that cannot be bought. */
  type_id: z.string(),
  status: z.optional(z.number()),
  visibility: z.optional(z.number()),
  description: z.optional(z.string()),
  short_description: z.optional(z.string()),
  care: z.optional(z.unknown()),
  meta_title: z.optional(z.string()),
  meta_description: z.optional(z.string()),
  qty: z.optional(z.number()),
  ...saleQuantities,
  ...prices,
  tier_prices: z.optional(z.array(tierPrice)),
  tax_class_id: z.optional(z.nullable(z.number())),
  thumbnail: z.optional(z.string()),
  image: z.optional(z.string()),
  media_gallery: z.optional(z.array(mediaEntry)),
  configurable_children: z.optional(z.array(configurableChild)),
  configurable_options: z.optional(z.array(configurableOption)),
  bundle_options: z.optional(z.array(bundleOption)),
  /** Decimals of the store's currency; absent for two. */
  currency_digits: z.optional(z.number().check(z.int(), z.gte(0))),
  /** 'dynamic' (default): sum of the parts; 'fixed': base price plus surcharges. */
  price_type: z.optional(z.enum(['dynamic', 'fixed'])),
  /** Fixed bundle price before surcharges, in major units. */
  base_price: optionalAmount,
  /** Percent of the bundle price during the special price dates: 80 is 20% off. */
  special_percent: z.optional(z.number().check(z.gte(0), z.lte(100))),
  product_links: z.optional(z.array(productLink)),
  custom_options: z.optional(z.array(customOption)),
  product_option: z.optional(productOption),
  category_ids: z.optional(z.array(z.union([z.number(), z.string()]))),
  category: z.optional(z.array(z.looseObject({ category_id: z.number(), name: z.string() }))),
  is_promo: z.optional(z.boolean()),
  only_promo: z.optional(z.boolean()),
  promoted: z.optional(z.number()),
  approved: z.optional(z.union([z.boolean(), z.number(), z.string()])),
  chosen_at: z.optional(z.nullable(z.string())),
  brand: z.optional(z.string()),
  brand_name: z.optional(z.string()),
  collection: z.optional(z.string()),
  collection_name: z.optional(z.string()),
  hide_brand: z.optional(z.boolean()),
  top_brand: z.optional(z.union([z.boolean(), z.number()])),
  top_collection: z.optional(z.union([z.boolean(), z.number()])),
  gender: z.optional(z.union([z.string(), z.array(z.string())])),
  set: z.optional(z.union([z.string(), z.array(z.string())])),
  product_type: z.optional(z.string()),
  ptype: z.optional(z.union([z.string(), z.array(z.string())])),
  color: z.optional(z.union([z.string(), z.array(z.string())])),
  size: z.optional(z.union([z.string(), z.array(z.string())])),
  sale: z.optional(z.union([z.boolean(), z.number()])),
  new: z.optional(z.union([z.boolean(), z.number()])),
  cheapest_child: z.optional(z.string()),
  stock: z.optional(stockRecord),
  price_is_current: z.optional(z.boolean()),
  price_refreshed_at: z.optional(z.nullable(z.number())),
  /** 0–5, from approved reviews. */
  rating: z.optional(z.number()),
  reviews_count: z.optional(z.number()),
  created_at: z.optional(z.string()),
  updated_at: z.optional(z.string()),
  matched_sku: z.optional(z.string()),
  matched_options: z.optional(z.record(z.string(), z.string())),
  highest_price: z.optional(amount),
  matched_image: z.optional(z.string()),
  second_image: z.optional(z.string()),
  /** Links are revealed only after purchase. */
  downloadable_links: z.optional(z.array(z.looseObject({ title: z.string(), sample_url: z.optional(z.string()) }))),
});
/** Product including the merchant's own attributes. */
export type ProductWithAttributes = z.infer<typeof product>;
/**
 * Product as answered by the catalogue, prices in major units. Read own attributes with `lookUp(product, 'material')`.
 */
export type Product = Known<ProductWithAttributes>;
