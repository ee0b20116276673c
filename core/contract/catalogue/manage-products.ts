import * as z from 'zod/mini';
import { isDay } from '../../kernel/is-day';
import { downloadFile, MAX_DOWNLOADS } from './download-file';
import { endpoint } from '../foundation/endpoint';
import { PICTURE_LIMITS } from './picture-limits';
import { PRODUCT_TYPES } from './product';
import { recordKind } from '../foundation/record-kind';
import { filledText, quantity, sku } from '../foundation/scalars';
import { MAX_PLACES, placeCode } from './stock-places';

const text = (max: number) => z.string().check(z.maxLength(max));
const title = filledText(255);
/** Sanitised on save. */
const html = text(512 * 1024);
/** Major units of the base currency, as decimal text: '79.90' euros, '1.950' dinars. */
const amount = z.string().check(z.maxLength(14), z.regex(/^\d{1,10}(\.\d{1,2}0?)?$/));
const moment = z.string().check(
  z.maxLength(40),
  z.regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/),
  z.refine((written) => isDay(written.slice(0, 10)), { error: 'must be a day, such as 2026-12-24' }),
);
const code = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[a-z][a-z0-9_]*$/i));

const words = z.object({
  name: title,
  description: z.optional(html),
  short_description: z.optional(html),
});
const otherWords = z.object({
  name: z.optional(title),
  description: z.optional(html),
  short_description: z.optional(html),
});

const price = { price: z.nullable(amount), special_price: z.nullable(amount) };
/** Cost of one unit, in the base currency; null if unknown. Omit to leave unchanged. Never part of the storefront. */
const cost = z.optional(z.nullable(amount));
const window = { special_from: z.nullable(moment), special_to: z.nullable(moment) };

const picture = z.object({
  image: z.string().check(z.minLength(2), z.maxLength(300), z.regex(/^\/[^\s<>"?#]+$/)),
  alt: text(200),
});

const variant = z.object({
  sku,
  /** By option code: {color: 'black', size: 'm'}. */
  values: z.record(code, z.string().check(z.minLength(1), z.maxLength(255))),
  enabled: z.boolean(),
  ...price,
  ...window,
  /** Default: that of the product. */
  cost,
});

const surcharge = {
  price: z.nullable(z.string().check(z.maxLength(16), z.regex(/^-?\d{1,10}(\.\d{1,4})?$/))),
  price_type: z.enum(['fixed', 'percent']),
};
export const CUSTOM_OPTION_TYPES = [
  'field',
  'area',
  'drop_down',
  'radio',
  'checkbox',
  'multiple',
  'date',
  'email',
] as const;

const customOption = z.object({
  title,
  type: z.enum(CUSTOM_OPTION_TYPES),
  required: z.boolean(),
  max_characters: z.nullable(z.int().check(z.gte(1), z.lte(5000))),
  ...surcharge,
  values: z.array(z.object({ title, ...surcharge })).check(z.maxLength(100)),
});

const bundleOption = z.object({
  title,
  required: z.boolean(),
  parts: z.array(z.object({ sku, qty: quantity, is_default: z.boolean() })).check(z.maxLength(100)),
});

export const VISIBILITIES = ['everywhere', 'lists', 'search', 'nowhere'] as const;

export const MAX_VARIANTS = 2048;
export const MAX_ATTRIBUTE_VALUE_LENGTH = 2000;
export const MAX_ATTRIBUTE_VALUES = 100;
const attributeText = z.string().check(z.minLength(1), z.maxLength(MAX_ATTRIBUTE_VALUE_LENGTH));

/** Stock is stored separately, since orders change it constantly. */
export const productDocument = z.object({
  sku,
  type: z.enum(PRODUCT_TYPES),
  /** Disabled products are visible to managers and admins only. */
  enabled: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  url_key: z.string().check(z.maxLength(255), z.regex(/^[^\s?#<>"'\\]*$/)),
  /** English is required and is the fallback. */
  texts: z.object({
    en: words,
    de: z.optional(otherWords),
    ru: z.optional(otherWords),
    uk: z.optional(otherWords),
    zh: z.optional(otherWords),
  }),
  meta_title: text(200),
  meta_description: text(500),
  ...price,
  ...window,
  cost,
  own_prices: z
    .array(
      z.object({
        currency: z.string().check(z.maxLength(3), z.regex(/^[A-Z]{3}$/)),
        sku,
        price: amount,
        special_price: z.nullable(amount),
      }),
    )
    .check(z.maxLength(5000)),
  tax_class_id: z.nullable(z.int().check(z.gte(0))),
  category_ids: z.array(z.int().check(z.gte(1))).check(z.maxLength(100)),
  /** Omit to leave unchanged. */
  attributes: z.optional(z.record(text(64), z.array(attributeText).check(z.maxLength(MAX_ATTRIBUTE_VALUES)))),
  pictures: z.array(picture).check(z.maxLength(100)),
  options: z.array(code).check(z.maxLength(5)),
  variants: z.array(variant).check(z.maxLength(MAX_VARIANTS)),
  bundle: z.array(bundleOption).check(z.maxLength(50)),
  group: z.array(z.object({ sku, qty: quantity })).check(z.maxLength(100)),
  custom_options: z.array(customOption).check(z.maxLength(50)),
  downloads: z
    .array(
      z.object({
        title,
        sample_url: text(500),
        /** From `keepDownloadFile`; omit to leave unchanged. */
        file: z.optional(z.nullable(downloadFile)),
        sample: z.optional(z.nullable(downloadFile)),
        /** Downloads per unit; default from the settings, 0 for unlimited. */
        times: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(MAX_DOWNLOADS)))),
      }),
    )
    .check(z.maxLength(100)),
});
/** Product in the back office. */
export type ProductDocument = z.infer<typeof productDocument>;

export const productRow = z.object({
  sku: z.string(),
  name: z.string(),
  type: z.string(),
  enabled: z.boolean(),
  price: z.nullable(z.string()),
  special_price: z.nullable(z.string()),
  in_stock: z.boolean(),
  /** ISO 4217, of the prices. */
  currency: z.string(),
  thumbnail: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  /** Units of all variants; null if stock is not counted. */
  units: z.nullable(z.number()),
});
export type ProductListRow = z.infer<typeof productRow>;

export const productRecords = recordKind({
  kind: 'product',
  plural: 'products',
  document: productDocument,
  row: productRow,
  filters: {
    type: z.optional(z.enum(PRODUCT_TYPES)),
    enabled: z.optional(z.boolean()),
    in_stock: z.optional(z.boolean()),
    on_sale: z.optional(z.boolean()),
    /** Includes subcategories. */
    category: z.optional(z.int().check(z.gte(1))),
    /** 'code:value', such as 'color:black'; also of a variant. */
    option: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^:]+:.+$/))),
  },
  sorts: ['newest', 'sku', 'name', 'price'],
  read: 'catalogue:read',
  write: 'catalogue:write',
});

export const stockDocument = z.object({
  sku,
  qty: z.int().check(z.gte(0), z.lte(10_000_000)),
  in_stock: z.boolean(),
  counted: z.boolean(),
  /** Units by location; absent if the shop has one location. A new `qty` without it changes the default location. */
  places: z.optional(
    z
      .array(z.strictObject({ place: placeCode, qty: z.int().check(z.gte(0), z.lte(10_000_000)) }))
      .check(z.maxLength(MAX_PLACES)),
  ),
});
/** Stock of a sku in the back office. */
export type StockDocument = z.infer<typeof stockDocument>;

const stockRow = z.extend(stockDocument, {
  product: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Units with their location codes, such as 'main 3, berlin 2'; null if the shop has one location. */
  by_place: z.nullable(z.string()),
  waiting: z.int(),
  /** Units in transit between locations. */
  in_transit: z.int(),
});
/** Row of the stock list. */
export type StockRow = z.infer<typeof stockRow>;

export const stockRecords = recordKind({
  kind: 'stock_level',
  plural: 'stock_levels',
  document: stockDocument,
  row: stockRow,
  filters: {
    product: z.optional(sku),
    in_stock: z.optional(z.boolean()),
    at_most: z.optional(z.int().check(z.gte(0))),
    /** Only SKUs with units at this location. */
    place: z.optional(placeCode),
  },
  sorts: ['sku', 'qty'],
  read: 'catalogue:read',
  write: 'stock:write',
});

/** JPEG, PNG or WebP, re-encoded; paths go into `pictures`. */
export const uploadPictures = endpoint({
  name: 'uploadPictures',
  method: 'POST',
  path: '/api/manage/pictures',
  access: 'staff',
  permission: 'catalogue:write',
  bodyKind: 'multipart',
  files: { pictures: PICTURE_LIMITS.count },
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
  body: z.object({}),
  result: z.object({ paths: z.array(z.string()) }),
  summary: 'Stores product pictures and returns their paths.',
  chapter: 'A §6',
});
