import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { REVIEW_FITS, REVIEW_LIMITS } from './limits';
import { sku } from './scalars';

/** Sent as a form with up to 5 photos of at most 5 MB each under the name 'photos'. */
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
    /** How it fits; for what has sizes. */
    fit: z.optional(z.enum(REVIEW_FITS)),
    store: z.optional(z.string()),
  }),
  result: z.looseObject({ id: z.number(), status: z.number() }),
  summary: 'Writes a review; it shows after approval.',
  chapter: 'S §7 Reviews',
});
