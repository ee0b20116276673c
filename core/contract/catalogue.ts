import * as z from 'zod/mini';
import type { Known } from '../kernel/known';
import { endpoint } from './endpoint';
import { MAX_FILTER_VALUES } from './listing';
import { product } from './product';
import { optionValue, sku, storeCode } from './scalars';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** The conditions that a filter may set on an attribute (S §7, catalogue search). */
export const filterValue = z.object({
  eq: z.optional(scalar),
  in: z.optional(z.array(scalar).check(z.maxLength(MAX_FILTER_VALUES))),
  nin: z.optional(z.array(scalar).check(z.maxLength(MAX_FILTER_VALUES))),
  gt: z.optional(scalar),
  gte: z.optional(scalar),
  lt: z.optional(scalar),
  lte: z.optional(scalar),
});
export type FilterValue = z.infer<typeof filterValue>;

export const searchFilter = z.object({
  attribute: z.string().check(z.minLength(1), z.maxLength(64)),
  value: filterValue,
});
export type SearchFilter = z.infer<typeof searchFilter>;

export const searchQuery = z.object({
  text: z.optional(z.string().check(z.maxLength(200))),
  filters: z.array(searchFilter).check(z.maxLength(50)),
  aggregations: z.optional(
    z
      .array(
        z.object({
          attribute: z.string().check(z.maxLength(64)),
          size: z.number().check(z.int(), z.gte(1), z.lte(999)),
        }),
      )
      .check(z.maxLength(30)),
  ),
  /** Not in the specification: words that are a choice (sale, new, a price, a size, a brand) are taken for it; the answer says which. */
  understand: z.optional(z.boolean()),
  /** Language in which the shopper reads the shop ('de'), where it is not the store's: with `understand`, its words are read first. */
  language: z.optional(z.string().check(z.maxLength(10))),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** What the catalogue index keeps besides products (S §7). */
export const CATALOGUE_TYPES = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'news',
  'cms_block',
  'cms_hierarchy',
  'review',
] as const;
export const catalogueType = z.enum(CATALOGUE_TYPES);
export type CatalogueType = z.infer<typeof catalogueType>;

export const aggregationBucket = z.object({
  /** The option value that a filter takes; for a price range '50-100', the last one open: '150-'; '1' for on_sale and stock.is_in_stock. */
  value: z.string(),
  label: z.string(),
  /** How many products the list has after a click on this value. */
  count: z.number(),
});
/** One value of a facet, with the number of products that have it. */
export type AggregationBucket = z.infer<typeof aggregationBucket>;

export const attribute = z.looseObject({
  attribute_code: z.string(),
  attribute_id: z.optional(z.union([z.number(), z.string()])),
  default_frontend_label: z.optional(z.string()),
  frontend_input: z.optional(z.string()),
  options: z.array(z.looseObject({ label: z.string(), value: optionValue, swatch: z.optional(z.string()) })),
  is_user_defined: z.optional(z.boolean()),
  is_visible: z.optional(z.boolean()),
  is_comparable: z.optional(z.boolean()),
});
/** An attribute of the catalogue and the options that it may have (S §7). */
export type Attribute = Known<z.infer<typeof attribute>>;

export const taxRule = z.looseObject({
  id: z.number(),
  product_tax_class_ids: z.array(z.number()),
  customer_tax_class_ids: z.array(z.number()),
  rates: z.array(
    z.looseObject({
      rate: z.number(),
      tax_country_id: z.string(),
      region_name: z.optional(z.nullable(z.string())),
      tax_region_id: z.optional(z.nullable(z.number())),
    }),
  ),
});
export type TaxRule = z.infer<typeof taxRule>;

export const category = z.looseObject({
  id: z.number(),
  parent_id: z.number(),
  parent_ids: z.optional(z.array(z.number())),
  name: z.string(),
  description: z.optional(z.string()),
  image: z.optional(z.string()),
  slug: z.string(),
  url_path: z.optional(z.string()),
  url_key: z.optional(z.string()),
  level: z.number(),
  position: z.optional(z.number()),
  is_active: z.boolean(),
  product_count: z.number(),
  promo_count: z.optional(z.number()),
  approved_count: z.optional(z.number()),
  new_count: z.optional(z.number()),
  children_count: z.optional(z.number()),
  /** Skus or ids that the merchant wants to see first of it on the home page (S §9). */
  top_products: z.optional(z.array(z.union([z.string(), z.number()]))),
  /** Ids from the root down, joined by '/': '1/2/14'. */
  path: z.optional(z.string()),
});
/** A category of the catalogue (S §7). */
export type Category = Known<z.infer<typeof category>>;

export const review = z.looseObject({
  id: z.number(),
  entity_id: z.optional(z.number()),
  product_sku: z.optional(z.string()),
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  rating: z.optional(z.number()),
  created_at: z.string(),
  photos: z.optional(z.array(z.string())),
});
/** A review of a product (S §6). The shop's answer and how it fits are free fields (S §3): `answerOf` and `fitOf` read them. */
export type Review = Known<z.infer<typeof review>> & { readonly answer?: unknown; readonly fit?: unknown };

export const cmsPage = z.looseObject({
  id: z._default(z.number(), 0),
  identifier: z.string(),
  title: z._default(z.string(), ''),
  /** HTML written by the merchant; the platform lets only harmless markup through. */
  content: z._default(z.string(), ''),
  /** A moment (ISO 8601) until which it says what is so, where it names days of delivery. */
  valid_until: z.optional(z.nullable(z.string())),
  content_heading: z.optional(z.string()),
  meta_title: z.optional(z.string()),
  meta_description: z.optional(z.string()),
  /** What it belongs to: 'wiki' and 'blogger' are for bloggers alone. */
  section_code: z.optional(z.string()),
  /** Countries whose stores lead to it in their foot; all of them where it names none. */
  countries: z.optional(z.array(z.string())),
});
/** A page of content with its words (S §7). */
export type CmsPage = Known<z.infer<typeof cmsPage>> & {
  /** The page that it lies below, by its id. */
  readonly parent_id?: unknown;
  /** Its place among those beside it. */
  readonly sort?: unknown;
  /** `false` where it is not shown. */
  readonly is_active?: unknown;
};

export const cmsBlock = z.looseObject({
  id: z._default(z.number(), 0),
  identifier: z.string(),
  title: z.optional(z.string()),
  content: z.optional(z.string()),
  json: z.optional(z.unknown()),
});
/** A block of content with its words (S §7). */
export type CmsBlock = Known<z.infer<typeof cmsBlock>>;

/** GET /api/catalog takes one query for every kind of document; the answer's items are parsed by their own schema. */
export const catalogueQuery = z.object({
  store: storeCode,
  type: catalogueType,
  searchQuery: z.optional(searchQuery),
  /** -1 means no limit, 0 or less becomes 50 (S §5). Of products an answer has 2000 at the most; `total` says how many there are, and `from` leads on. */
  size: z.optional(z.number().check(z.int(), z.lte(10_000))),
  from: z.optional(z.number().check(z.int())),
  /** 'promoted:desc,id:desc' */
  sort: z.optional(z.string().check(z.maxLength(200))),
  /** Comma-joined field names, or '*' for all; by default what a list shows of products, and all of everything else. */
  include: z.optional(z.string().check(z.maxLength(2000))),
  exclude: z.optional(z.string().check(z.maxLength(2000))),
  userGroupId: z.optional(z.string().check(z.maxLength(64))),
  groupToken: z.optional(z.string().check(z.maxLength(256))),
});

const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number(),
    start: z.number(),
    perPage: z.number(),
    aggregations: z.optional(z.record(z.string(), z.array(aggregationBucket))),
    attributeMetadata: z.optional(z.array(attribute)),
    /** Set when nothing matched the words as typed and near words were searched instead. */
    fuzzy: z.optional(z.boolean()),
    /** The words as they were understood, when that is not as typed: corrected, or the one of them that names something. */
    suggestion: z.optional(z.string()),
    /** How many of the total have all the words; given when others of their kind follow them, because there are few. */
    exact: z.optional(z.number()),
    /** 'search_unavailable': the search engine could not be reached, the list is from the database, and words were taken as typed. */
    notice: z.optional(z.string()),
  });

/** @param query what is asked with */
export const catalogueBy = <Q extends z.ZodMiniType, T extends z.ZodMiniType>(
  query: Q,
  name: string,
  item: T,
  summary: string,
) =>
  endpoint({
    name,
    method: 'GET',
    path: '/api/catalog',
    wrapping: 'bare',
    query,
    body: z.undefined(),
    result: pageOf(item),
    item,
    lenient: true,
    summary,
    chapter: 'S §7 Catalogue search',
  });

const catalogueOf = <T extends z.ZodMiniType>(name: string, item: T, summary: string) =>
  catalogueBy(catalogueQuery, name, item, summary);

/** Choices among the words of a search. The list is that of `rest` (or `text`), `scope`, `filters` and `sort`. */
export const understoodQuery = z.object({
  /** The words that are no choices; empty where all of them were. */
  text: z.string(),
  /** Words that were searched for; missing if all were. The others name the kind of `scope`. */
  rest: z.optional(z.string()),
  /** Filters that limit the list to the kind of goods that was named. */
  scope: z.optional(z.array(searchFilter)),
  /** Filter → values, as an address names them; '!black' for one that is left out. */
  filters: z.record(z.string(), z.array(z.string())),
  sort: z.optional(z.enum(['newest', 'rated', 'price-low', 'price-high'])),
  /** The phrases that the choices come from, as they were typed. */
  typed: z.array(z.string()),
});
export type UnderstoodQuery = z.infer<typeof understoodQuery>;

/** A page that answers what was typed: the merchant's, by its identifier, or one of the shop's own, by its path. */
export const helpPage = z.object({
  topic: z.optional(z.string()),
  identifier: z.optional(z.string()),
  path: z.optional(z.string()),
  title: z.optional(z.string()),
});
export type HelpPage = z.infer<typeof helpPage>;

/** Goods for who finds few or none: others of the kind that was named, or the bestsellers, which have no `kind`. */
export const otherGoods = z.object({ kind: z.optional(z.string()), items: z.array(product) });

/** The same call read for one type of document each, so that a page loads only the schema it needs. */
export const searchProducts = endpoint({
  name: 'searchProducts',
  method: 'GET',
  path: '/api/catalog',
  wrapping: 'bare',
  query: catalogueQuery,
  body: z.undefined(),
  result: z.object({
    ...pageOf(product).shape,
    understood: z.optional(understoodQuery),
    help: z.optional(z.array(helpPage)),
    others: z.optional(otherGoods),
  }),
  item: product,
  lenient: true,
  summary: 'Searches products of a store.',
  chapter: 'S §7 Catalogue search',
});
export const searchCategories = catalogueOf('searchCategories', category, 'Lists categories of a store.');
export const searchAttributes = catalogueOf(
  'searchAttributes',
  attribute,
  'Lists product attributes with their options.',
);
export const searchTaxRules = catalogueOf('searchTaxRules', taxRule, 'Lists all tax rules.');
export const searchReviews = catalogueOf('searchReviews', review, 'Lists the approved reviews of a product.');
export const searchPages = catalogueOf('searchPages', cmsPage, 'Lists CMS pages.');
export const searchBlocks = catalogueOf('searchBlocks', cmsBlock, 'Lists CMS blocks.');
export const searchHierarchy = catalogueOf(
  'searchHierarchy',
  z.looseObject({ id: z.number(), identifier: z.string(), parent_id: z.optional(z.nullable(z.number())) }),
  'Lists the hierarchy of CMS pages.',
);

/** True: promo products only (S §1, promo mode). */
const promoOnly = z.optional(z.boolean());

export const suggestion = z.object({ text: z.string(), count: z.number() });
/** A category whose name begins as was typed. */
export const suggestedCategory = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  url_path: z.optional(z.string()),
  product_count: z.number(),
  /** Names of the categories above it, the department first, as far as they tell it from others: ['Men']. */
  above: z.optional(z.array(z.string())),
});
/** A filter that the goods of a kind could be narrowed by, with how many it leaves: "jacket in Women". */
export const suggestedScope = z.object({ code: z.string(), value: z.string(), label: z.string(), count: z.number() });
/** Not in the specification: what the search panel shows while the shopper types. It agrees with searchProducts. */
export const suggest = endpoint({
  name: 'suggest',
  method: 'GET',
  path: '/api/catalog/suggest',
  wrapping: 'bare',
  query: z.object({
    store: storeCode,
    text: z.string().check(z.maxLength(200)),
    size: z.optional(z.number().check(z.int(), z.gte(1), z.lte(20))),
    /** True leaves out what is sold out, as a listing does in a shop that does not list it. */
    inStock: z.optional(z.boolean()),
    promo: promoOnly,
    /** As in a search: the language in which the shopper reads the shop, where it is not the store's. */
    language: z.optional(z.string().check(z.maxLength(10))),
  }),
  body: z.undefined(),
  result: z.object({
    suggestions: z.array(suggestion),
    items: z.array(product),
    total: z.number(),
    categories: z.optional(z.array(suggestedCategory)),
    brands: z.optional(z.array(aggregationBucket)),
    help: z.optional(z.array(helpPage)),
    others: z.optional(otherGoods),
    within: z.optional(z.array(suggestedScope)),
  }),
  summary: 'Completes a search while it is typed.',
  chapter: 'S §2 search panel',
});

const items = z.object({ items: z.array(product) });

export const renderList = endpoint({
  name: 'renderList',
  method: 'GET',
  path: '/api/products/render-list',
  wrapping: 'bare',
  query: z.object({
    skus: z.string().check(z.minLength(1), z.maxLength(8000)),
    currencyCode: z.string().check(z.length(3)),
    storeId: z.union([z.string(), z.number()]),
    userGroupId: z.optional(z.string()),
    groupToken: z.optional(z.string().check(z.maxLength(256))),
    token: z.optional(z.string()),
  }),
  body: z.undefined(),
  result: items,
  item: product,
  lenient: true,
  summary: 'Current prices of products by sku.',
  chapter: 'S §7 Products',
});

export const similarProducts = endpoint({
  name: 'similarProducts',
  method: 'GET',
  path: '/api/products/similar',
  wrapping: 'bare',
  query: z.object({
    sku,
    /** Of the signed-in user: prices by group follow it. */
    token: z.optional(z.string()),
    limit: z.optional(z.number().check(z.int(), z.gte(1), z.lte(50))),
    promo: promoOnly,
    store: z.optional(storeCode),
    /** Comma-joined field names, or '*' for all; by default what a list shows. */
    include: z.optional(z.string().check(z.maxLength(2000))),
  }),
  body: z.undefined(),
  result: items,
  item: product,
  lenient: true,
  summary: 'Products like the given one.',
  chapter: 'S §7 Products',
});
