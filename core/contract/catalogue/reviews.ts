import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { REVIEW_FITS, REVIEW_LIMITS } from '../foundation/limits';
import { sku } from '../foundation/scalars';

/** Form with up to 5 photos of 5 MB in field 'photos'. */
export const createReview = endpoint({
  name: 'createReview',
  method: 'POST',
  path: '/api/review/create',
  bodyKind: 'multipart',
  files: { photos: REVIEW_LIMITS.photos },
  query: z.object({ token: z.optional(z.string()) }),
  body: z.object({
    product_sku: sku,
    title: z.string().check(z.minLength(1), z.maxLength(REVIEW_LIMITS.title)),
    detail: z.string().check(z.minLength(1), z.maxLength(REVIEW_LIMITS.text)),
    nickname: z.string().check(z.minLength(1), z.maxLength(REVIEW_LIMITS.nickname)),
    rating: z.optional(z.string().check(z.regex(/^[1-5]$/))),
    fit: z.optional(z.enum(REVIEW_FITS)),
    store: z.optional(z.string().check(z.maxLength(20))),
  }),
  result: z.looseObject({ id: z.number(), status: z.number() }),
  summary: 'Submits a review; it appears after approval.',
  chapter: 'S §7 Reviews',
});
