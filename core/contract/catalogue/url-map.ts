import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { MAX_SKU_LENGTH } from '../foundation/scalars';

export const urlMapAnswer = z.looseObject({
  _type: z.enum(['product', 'category', 'cms_page', 'redirect']),
  /** The document; of a redirect its `path`. */
  _source: z.looseObject({}),
});
export type UrlMapAnswer = z.infer<typeof urlMapAnswer>;

const fields = z.optional(z.nullable(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(200))));

export const urlMap = endpoint({
  name: 'urlMap',
  method: 'POST',
  path: '/api/url/map',
  wrapping: 'bare',
  bodyKind: 'json',
  query: z.object({ store: z.optional(z.string()) }),
  body: z.object({
    url: z.string().check(z.maxLength(2000)),
    includeFields: fields,
    excludeFields: fields,
    options: z.optional(
      z.object({
        prefetchGroupProducts: z.optional(z.boolean()),
        assignProductConfiguration: z.optional(z.boolean()),
        populateRequestCacheTags: z.optional(z.boolean()),
        setProductErrors: z.optional(z.boolean()),
        fallbackToDefaultWhenNoAvailable: z.optional(z.boolean()),
        separateSelectedVariant: z.optional(z.boolean()),
        setConfigurableProductOptions: z.optional(z.boolean()),
        filterUnavailableVariants: z.optional(z.boolean()),
      }),
    ),
    filters: z.optional(z.object({ sku: z.optional(z.string().check(z.maxLength(MAX_SKU_LENGTH))) })),
    groupId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    groupToken: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
  }),
  result: urlMapAnswer,
  summary: 'Resolves a path to a product, a category, a CMS page or a redirect.',
  chapter: 'S §7 URL map fallback',
});

export const pageView = endpoint({
  name: 'pageView',
  method: 'GET',
  path: '/url',
  query: z.object({ page: z.string().check(z.maxLength(2000)) }),
  body: z.undefined(),
  result: z.unknown(),
  summary: 'Records a page view.',
  chapter: 'S §7 Other',
});
