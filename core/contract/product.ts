import * as z from 'zod/mini';
import type { Known } from '../kernel/known';
import { amount, attributeValue, optionalAmount, optionValue } from './scalars';

/** The product types of S §2 and §3; what each means is in core/product. */
export const PRODUCT_TYPES = ['simple', 'configurable', 'grouped', 'bundle', 'virtual', 'downloadable'] as const;

/** Types of what is no thing: nothing of them is sent. */
export const IMMATERIAL_TYPES: readonly string[] = ['virtual', 'downloadable'];

export const stockRecord = z.object({
  product_id: z.optional(z.union([z.number(), z.string()])),
  qty: z.number(),
  is_in_stock: z.boolean(),
  manage_stock: z.optional(z.boolean()),
  api_error: z.optional(z.string()),
});
/** Stock of a product or variant as the catalogue answers it (S §7). */
export type StockRecord = z.infer<typeof stockRecord>;

export const customAttribute = z.object({ attribute_code: z.string(), value: attributeValue });
export type CustomAttribute = z.infer<typeof customAttribute>;

/** The prices of a product or variant on the wire, in major units (S §3). `price` and `final_price` are as the shopper pays them. */
const prices = {
  price: z.optional(amount),
  final_price: optionalAmount,
  /** The least that one can be bought for, where required choices make it more than `final_price`. */
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
/** How many may be bought at once: fewest and most of a line, and the step. `saleQuantity` reads them. */
export const saleQuantities = { min_sale_qty: pieces, max_sale_qty: pieces, qty_increments: pieces };

/** A price for a group of customers from a quantity on; the platform keeps it to itself and answers with the price it comes to. */
const tierPrice = z.looseObject({ customer_group_id: z.number(), qty: z.number(), value: amount });

/** A variant of a configurable product: price and stock of its own, distinguished by its custom attributes. */
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
/** A variant of a configurable product, with its own sku, price and stock (S §2). */
export type ConfigurableChild = Known<z.infer<typeof configurableChild>>;

/** One choice that a configurable product asks for: colour, size … */
export const configurableOption = z.object({
  attribute_code: z.string(),
  attribute_id: z.optional(z.union([z.number(), z.string()])),
  label: z.string(),
  values: z.array(z.looseObject({ value_index: optionValue, label: z.string(), swatch: z.optional(z.string()) })),
});
/** What a configurable product is chosen by, such as colour or size, and the values that it comes in (S §2). */
export type ConfigurableOption = Known<z.infer<typeof configurableOption>>;
/** A value that is chosen. `own` is how the catalogue prints it where the store prints another system's. */
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
      /** What one of it costs by itself; in a bundle of fixed price what it adds: an amount, or percent of the bundle's own price. */
      price: z.optional(amount),
      /** How `price` is meant in a bundle of fixed price. Default 'fixed': an amount. */
      price_type: z.optional(z.enum(['fixed', 'percent'])),
      image: z.optional(z.string()),
      stock: z.optional(stockRecord),
    }),
  ),
});
/** A part of a bundle, with the products that may be chosen for it (S §2). */
export type BundleOption = Known<z.infer<typeof bundleOption>>;

/** A choice that any product may ask for besides its variants: engraving, gift wrap … */
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
/** Something that a shopper says or chooses for one product, such as an engraving, and what it costs (S §2). */
export type CustomOption = Known<z.infer<typeof customOption>>;

/** What a shopper chose for a product, as it travels with a cart item (S §3, product_option). */
export const productOption = z.object({
  extension_attributes: z.object({
    custom_options: z.optional(
      z.array(z.object({ option_id: z.union([z.number(), z.string()]), option_value: z.string() })),
    ),
    configurable_item_options: z.optional(
      z.array(z.object({ option_id: z.union([z.number(), z.string()]), option_value: optionValue })),
    ),
    bundle_options: z.optional(
      z.array(
        z.object({
          option_id: z.union([z.number(), z.string()]),
          option_qty: z.number(),
          option_selections: z.array(z.union([z.number(), z.string()])),
        }),
      ),
    ),
  }),
});
/** What was chosen of a product, in the form that the wire has (S §7). */
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
  /** The merchant's own answers to what the part asks for: bought in a group it comes with them. `price` holds what they cost. */
  product_option: z.optional(productOption),
  /** What the part asks for without a standard answer: it cannot be bought in a group. */
  asks: z.optional(z.array(z.string())),
});
/** A product that belongs to another: part of a group, related, or sold instead. */
export type ProductLink = Known<z.infer<typeof productLink>>;

export const mediaEntry = z.looseObject({
  /** Path below the image service: '/garment/….svg' or '/m/h/mh01-black_main.jpg'. */
  image: z.string(),
  video: z.optional(z.nullable(z.looseObject({ url: z.string(), title: z.optional(z.string()) }))),
  lab: z.optional(z.nullable(z.string())),
  pos: z.optional(z.number()),
  /** The option values that this picture shows, where it shows one variant only: {color: 'black'}. */
  shows: z.optional(z.record(z.string(), z.string())),
});
/** A picture of a product, with its place and what it is used for. */
export type MediaEntry = Known<z.infer<typeof mediaEntry>>;

/** A product as the catalogue sends it and as the whole house knows it (S §3). Unknown members are kept. */
export const product = z.looseObject({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  parentSku: z.optional(z.string()),
  parentId: z.optional(z.union([z.number(), z.string()])),
  slug: z.optional(z.string()),
  url_path: z.optional(z.string()),
  url_key: z.optional(z.string()),
  /** One of PRODUCT_TYPES; an unknown type is shown as a simple product that cannot be bought. */
  type_id: z.string(),
  status: z.optional(z.number()),
  visibility: z.optional(z.number()),
  description: z.optional(z.string()),
  short_description: z.optional(z.string()),
  /** How to keep it, in prose. */
  care: z.optional(z.unknown()),
  /** Meta title and description for search engines. */
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
  /** A bundle costs the sum of its parts ('dynamic', as where nothing is said), or its own price and what its parts add ('fixed'). */
  price_type: z.optional(z.enum(['dynamic', 'fixed'])),
  /** What a bundle of fixed price costs before its parts add to it, in major units; kept beside `price`, which has the usual parts in it. */
  base_price: optionalAmount,
  /** Percent of its price that a bundle costs within the dates of its special price: 80 takes a fifth off. In a priced document 0 outside them. */
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
  /** Its collection is named without the brand. */
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
  /** Average of approved reviews from 0 to 5, and how many there are. */
  rating: z.optional(z.number()),
  reviews_count: z.optional(z.number()),
  created_at: z.optional(z.string()),
  updated_at: z.optional(z.string()),
  /** In a listing: the variant that matched the query and filters. */
  matched_sku: z.optional(z.string()),
  /** In a listing, on request: the option values of that variant, by attribute code. */
  matched_options: z.optional(z.record(z.string(), z.string())),
  /** In a listing, on request: the price of the dearest variant, where variants differ in price. */
  highest_price: z.optional(amount),
  /** In a listing, on request: the picture of the variant that matched, where it is not the product's own. */
  matched_image: z.optional(z.string()),
  /** In a listing, on request: another picture of what the first one shows. */
  second_image: z.optional(z.string()),
  /** Where to get a downloadable product, shown only after it was bought. */
  downloadable_links: z.optional(z.array(z.looseObject({ title: z.string(), sample_url: z.optional(z.string()) }))),
});
/** A product with the attributes of the merchant's own, by their codes: what is written into a catalogue. */
export type ProductWithAttributes = z.infer<typeof product>;
/**
 * A product as the catalogue answers it (S §2, S §7). Prices are in major units of the store's currency. It has the members that are described
 * here; an attribute of the merchant's own is read by its code with `lookUp(product, 'material')`.
 */
export type Product = Known<ProductWithAttributes>;
