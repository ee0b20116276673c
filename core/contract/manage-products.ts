import * as z from 'zod/mini';
import { isDay } from '../kernel/is-day';
import { downloadFile, MOST_DOWNLOADS } from './download-file';
import { endpoint } from './endpoint';
import { PICTURE_LIMITS } from './picture-limits';
import { PRODUCT_TYPES } from './product';
import { recordKind } from './record-kind';
import { quantity, sku } from './scalars';

const text = (most: number) => z.string().check(z.maxLength(most));
/** As long as the portals that goods are imported from take them. */
const title = z.string().check(z.minLength(1), z.maxLength(255));
/** HTML; what acts, loads or positions is taken out of it when it is saved. */
const html = text(512 * 1024);
/** Major units of the shop's base currency, as decimal text. */
const amount = z.string().check(z.regex(/^\d{1,10}(\.\d{1,2})?$/));
/** A day, or a day with its time. */
const moment = z.string().check(
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
const window = { special_from: z.nullable(moment), special_to: z.nullable(moment) };

const picture = z.object({
  /** Its path below the image service, as the upload gives it. */
  image: z.string().check(z.minLength(2), z.maxLength(300), z.regex(/^\/[^\s<>"?#]+$/)),
  /** What it shows, to somebody who does not see it. */
  alt: text(200),
});

const variant = z.object({
  sku,
  /** By the code of each option: {color: 'black', size: 'm'}. */
  values: z.record(code, z.string().check(z.minLength(1), z.maxLength(255))),
  enabled: z.boolean(),
  ...price,
  ...window,
});

/** What a choice adds, or takes off. */
const surcharge = {
  price: z.nullable(z.string().check(z.regex(/^-?\d{1,10}(\.\d{1,4})?$/))),
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
  /** What can be chosen, where the type asks for a choice. */
  values: z.array(z.object({ title, ...surcharge })).check(z.maxLength(100)),
});

const bundleOption = z.object({
  title,
  required: z.boolean(),
  parts: z.array(z.object({ sku, qty: quantity, is_default: z.boolean() })).check(z.maxLength(100)),
});

/** How a product is found: in lists and searches, in one of the two, or as a part of another alone (S §5). */
export const VISIBILITIES = ['everywhere', 'lists', 'search', 'nowhere'] as const;

export const LONGEST_ATTRIBUTE_VALUE = 2000;
export const MOST_ATTRIBUTE_VALUES = 100;
const attributeText = z.string().check(z.minLength(1), z.maxLength(LONGEST_ATTRIBUTE_VALUE));

/** A product as staff edits it (S §2, S §3). Stock is kept by sku beside it: orders change it all day. */
export const productDocument = z.object({
  sku,
  type: z.enum(PRODUCT_TYPES),
  /** One that is not is seen by managers and admins alone (A §6). */
  enabled: z.boolean(),
  visibility: z.enum(VISIBILITIES),
  /** Its address; made of the name where it is left empty. */
  url_key: z.string().check(z.maxLength(255), z.regex(/^[^\s?#<>"'\\]*$/)),
  /** English is always there, and stands in for the others (A §1). */
  texts: z.object({
    en: words,
    de: z.optional(otherWords),
    ru: z.optional(otherWords),
    uk: z.optional(otherWords),
    zh: z.optional(otherWords),
  }),
  /** For search engines. */
  meta_title: text(200),
  meta_description: text(500),
  ...price,
  ...window,
  /** Prices in other currencies that are not converted from the ones above. */
  own_prices: z
    .array(
      z.object({
        currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
        sku,
        price: amount,
        special_price: z.nullable(amount),
      }),
    )
    .check(z.maxLength(5000)),
  tax_class_id: z.nullable(z.int().check(z.gte(0))),
  category_ids: z.array(z.int().check(z.gte(1))).check(z.maxLength(100)),
  /** Values by the code of an attribute, of those in the shop's table; what variants are chosen by is theirs. Left out as a whole they stay as they are. */
  attributes: z.optional(z.record(text(64), z.array(attributeText).check(z.maxLength(MOST_ATTRIBUTE_VALUES)))),
  /** In the order in which they are shown. */
  pictures: z.array(picture).check(z.maxLength(100)),
  /** A configurable product: what shoppers choose, in this order, and what there is. */
  options: z.array(code).check(z.maxLength(5)),
  variants: z.array(variant).check(z.maxLength(2048)),
  /** A bundle: what it is put together of. */
  bundle: z.array(bundleOption).check(z.maxLength(50)),
  /** A grouped product: what it is a group of. */
  group: z.array(z.object({ sku, qty: quantity })).check(z.maxLength(100)),
  /** What is asked of the shopper besides: engraving, gift wrap … */
  custom_options: z.array(customOption).check(z.maxLength(50)),
  /** What is loaded down once it is bought. */
  downloads: z
    .array(
      z.object({
        title,
        /** Where a sample is that lies elsewhere. */
        sample_url: text(500),
        /** As `keepDownloadFile` gave it. What is left out of these three stays as it is. */
        file: z.optional(z.nullable(downloadFile)),
        /** A sample that the shop has; it takes the place of the one elsewhere. */
        sample: z.optional(z.nullable(downloadFile)),
        /** How often it may be downloaded for each unit; the setting of the shop counts where nothing is said, 0 is without a limit. */
        times: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(MOST_DOWNLOADS)))),
      }),
    )
    .check(z.maxLength(100)),
});
/** A product as staff edits it. */
export type ProductDocument = z.infer<typeof productDocument>;

export const productRow = z.object({
  sku: z.string(),
  name: z.string(),
  type: z.string(),
  enabled: z.boolean(),
  price: z.nullable(z.string()),
  special_price: z.nullable(z.string()),
  in_stock: z.boolean(),
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
    /** At this moment. */
    on_sale: z.optional(z.boolean()),
    /** Its id: what lies below it counts too. */
    category: z.optional(z.int().check(z.gte(1))),
  },
  sorts: ['newest', 'sku', 'name', 'price'],
  read: 'catalogue:read',
  write: 'catalogue:write',
});

/** How many there are of a sku (S §2). */
export const stockDocument = z.object({
  sku,
  qty: z.int().check(z.gte(0), z.lte(10_000_000)),
  in_stock: z.boolean(),
  /** Orders take from what there is; what is not counted can always be had while it is in stock. */
  counted: z.boolean(),
});
/** Stock of a sku as staff edits it. */
export type StockDocument = z.infer<typeof stockDocument>;

const stockRow = z.extend(stockDocument, {
  /** The product that it is, or is a variant of. */
  product: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** How many people asked to be written to once it is back. */
  waiting: z.int(),
});
/** Stock of a sku as it stands in the list of staff. */
export type StockRow = z.infer<typeof stockRow>;

export const stockRecords = recordKind({
  kind: 'stock_level',
  plural: 'stock_levels',
  document: stockDocument,
  row: stockRow,
  filters: {
    /** Sku of a product: it, and its variants. */
    product: z.optional(sku),
    in_stock: z.optional(z.boolean()),
    /** There are so many at the most. */
    at_most: z.optional(z.int().check(z.gte(0))),
  },
  sorts: ['sku', 'qty'],
  read: 'catalogue:read',
  write: 'stock:write',
});

/** Keeps pictures for products: JPEG, PNG or WebP, re-encoded from their pixels; their paths go into `pictures` of a product. */
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
  summary: 'Keeps pictures of products and says by which paths they are known.',
  chapter: 'A §6',
});
