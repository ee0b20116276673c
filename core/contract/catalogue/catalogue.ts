import * as z from 'zod/mini';
import type { Known } from '../../kernel/known';
import { endpoint } from '../foundation/endpoint';
import { MAX_FILTER_VALUES } from './listing';
import { product } from './product';
import { optionValue, sku, storeCode } from '../foundation/scalars';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

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
  /** Interprets words as filters; the answer lists them. */
  understand: z.optional(z.boolean()),
  /** Differs from the store's language; tried first with `understand`. */
  language: z.optional(z.string().check(z.maxLength(10))),
});
export type SearchQuery = z.infer<typeof searchQuery>;

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
  /** Option value, price range ('50-100', '150-'), or '1' for switches. */
  value: z.string(),
  label: z.string(),
  count: z.number(),
});
/** Facet value with its product count. */
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
  /** Choices and filters follow the order of the options. */
  is_ordered: z.optional(z.boolean()),
});
/** Attribute with its options. */
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
      postcode: z.optional(z.nullable(z.string())),
      /** ISO 8601; a stored rule has days. */
      valid_from: z.optional(z.nullable(z.string())),
      /** Last moment, or day. */
      valid_until: z.optional(z.nullable(z.string())),
      /** Rates of different names are added. */
      name: z.optional(z.nullable(z.string())),
    }),
  ),
  /** Countries whose rates by postcode are too many to be served: only the server knows their taxes. */
  partial_countries: z.optional(z.array(z.string())),
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
  top_products: z.optional(z.array(z.union([z.string(), z.number()]))),
  /** Ids from the root, '1/2/14'. */
  path: z.optional(z.string()),
});
/** Category of the catalogue. */
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
/** Product review; read extra fields with `answerOf` and `fitOf`. */
export type Review = Known<z.infer<typeof review>> & { readonly answer?: unknown; readonly fit?: unknown };

export const cmsPage = z.looseObject({
  id: z._default(z.number(), 0),
  identifier: z.string(),
  title: z._default(z.string(), ''),
  /** Sanitised merchant HTML. */
  content: z._default(z.string(), ''),
  /** ISO 8601; expiry of delivery dates in the text. */
  valid_until: z.optional(z.nullable(z.string())),
  content_heading: z.optional(z.string()),
  meta_title: z.optional(z.string()),
  meta_description: z.optional(z.string()),
  /** 'wiki' and 'blogger' are restricted to bloggers. */
  section_code: z.optional(z.string()),
  countries: z.optional(z.array(z.string())),
});
/** Content page with its texts. */
export type CmsPage = Known<z.infer<typeof cmsPage>> & {
  readonly parent_id?: unknown;
  readonly sort?: unknown;
  readonly is_active?: unknown;
};

export const cmsBlock = z.looseObject({
  id: z._default(z.number(), 0),
  identifier: z.string(),
  title: z.optional(z.string()),
  content: z.optional(z.string()),
  json: z.optional(z.unknown()),
});
/** Content block with its texts. */
export type CmsBlock = Known<z.infer<typeof cmsBlock>>;

export const catalogueQuery = z.object({
  store: storeCode,
  type: catalogueType,
  searchQuery: z.optional(searchQuery),
  /** -1 for no limit, 0 or less means 50. Products are capped at 2000 per answer. */
  size: z.optional(z.number().check(z.int(), z.lte(10_000))),
  from: z.optional(z.number().check(z.int())),
  /** 'promoted:desc,id:desc' */
  sort: z.optional(z.string().check(z.maxLength(200))),
  /** Comma-separated fields, or '*'; products default to listing fields. */
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
    fuzzy: z.optional(z.boolean()),
    suggestion: z.optional(z.string()),
    exact: z.optional(z.number()),
    /** 'search_unavailable': database fallback without query interpretation. */
    notice: z.optional(z.string()),
  });

/** @param query schema of the request */
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

export const understoodQuery = z.object({
  text: z.string(),
  rest: z.optional(z.string()),
  scope: z.optional(z.array(searchFilter)),
  /** '!black' excludes a value. */
  filters: z.record(z.string(), z.array(z.string())),
  sort: z.optional(z.enum(['newest', 'rated', 'price-low', 'price-high'])),
  typed: z.array(z.string()),
});
export type UnderstoodQuery = z.infer<typeof understoodQuery>;

export const helpPage = z.object({
  topic: z.optional(z.string()),
  identifier: z.optional(z.string()),
  path: z.optional(z.string()),
  title: z.optional(z.string()),
});
export type HelpPage = z.infer<typeof helpPage>;

export const otherGoods = z.object({ kind: z.optional(z.string()), items: z.array(product) });

/** One endpoint per document type, so that a page loads only the schema it needs. */
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

const promoOnly = z.optional(z.boolean());

export const suggestion = z.object({ text: z.string(), count: z.number() });
export const suggestedCategory = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  url_path: z.optional(z.string()),
  product_count: z.number(),
  above: z.optional(z.array(z.string())),
});
export const suggestedScope = z.object({ code: z.string(), value: z.string(), label: z.string(), count: z.number() });
/** Search suggestions, consistent with searchProducts. */
export const suggest = endpoint({
  name: 'suggest',
  method: 'GET',
  path: '/api/catalog/suggest',
  wrapping: 'bare',
  query: z.object({
    store: storeCode,
    text: z.string().check(z.maxLength(200)),
    size: z.optional(z.number().check(z.int(), z.gte(1), z.lte(20))),
    inStock: z.optional(z.boolean()),
    promo: promoOnly,
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
  summary: 'Returns search suggestions while typing.',
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
  summary: 'Returns current prices of products by sku.',
  chapter: 'S §7 Products',
});

export const similarProducts = endpoint({
  name: 'similarProducts',
  method: 'GET',
  path: '/api/products/similar',
  wrapping: 'bare',
  query: z.object({
    sku,
    /** Decides group prices. */
    token: z.optional(z.string()),
    limit: z.optional(z.number().check(z.int(), z.gte(1), z.lte(50))),
    promo: promoOnly,
    store: z.optional(storeCode),
    include: z.optional(z.string().check(z.maxLength(2000))),
  }),
  body: z.undefined(),
  result: items,
  item: product,
  lenient: true,
  summary: 'Returns products similar to the given one.',
  chapter: 'S §7 Products',
});
