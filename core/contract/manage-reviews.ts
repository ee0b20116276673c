import * as z from 'zod/mini';
import { REVIEW_FITS } from './limits';
import { endpoint } from './endpoint';
import { recordKind } from './record-kind';

/** Who may see a review: nobody yet, everybody, nobody any more. */
export const REVIEW_STATES = ['pending', 'approved', 'declined'] as const;
const status = z.enum(REVIEW_STATES);
/** Characters of an answer of the shop at the most. */
const MOST_ANSWER = 2000;

/** A review as staff decides on it and answers it (S §7, review). All else is the shopper's, and shown only. */
export const reviewDocument = z.object({
  status,
  product_sku: z.string(),
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  /** Stars, 1 to 5; none where the shopper gave none. */
  rating: z.nullable(z.number()),
  /** How it fits; none where the shopper did not say. */
  fit: z.nullable(z.enum(REVIEW_FITS)),
  /** ISO 8601. */
  created_at: z.string(),
  photos: z.array(z.string()),
  /** What the shop answers, shown below the review; empty for no answer. Left out, it stays as it is. */
  answer: z.optional(z.string().check(z.maxLength(MOST_ANSWER))),
});
/** A review as staff sees it, with whether it is shown. */
export type ReviewDocument = z.infer<typeof reviewDocument>;

export const reviewRecords = recordKind({
  kind: 'review',
  plural: 'reviews',
  document: reviewDocument,
  row: reviewDocument,
  filters: {
    status: z.optional(status),
    product_sku: z.optional(z.string().check(z.maxLength(64))),
    rating: z.optional(z.int().check(z.gte(1), z.lte(5))),
  },
  sorts: ['created_at', 'rating', 'status'],
  read: 'reviews:read',
  write: 'reviews:write',
});

const photo = z.object({
  /** As in lists. */
  small: z.string(),
  large: z.string(),
});
/** Addresses of a photograph of a review: path and query within the shop. */
export type ReviewPhoto = z.infer<typeof photo>;

/** Addresses of the photographs of a review, which count for half a day: only staff sees them until the review is approved. */
export const reviewPhotos = endpoint({
  name: 'reviewPhotos',
  method: 'GET',
  path: '/api/manage/review-photos',
  access: 'staff',
  permission: 'reviews:read',
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))), id: z.int().check(z.gte(1)) }),
  body: z.undefined(),
  result: z.object({ items: z.array(photo) }),
  summary: 'Photographs of a review, small and large, for staff to see before everybody does.',
  chapter: 'A §7, manage',
});

/** What the shop answered to a review. */
export interface ReviewAnswer {
  readonly text: string;
  /** ISO 8601. */
  readonly created_at: string;
}
