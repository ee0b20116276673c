import * as z from 'zod/mini';
import { REVIEW_FITS } from '../foundation/limits';
import { endpoint } from '../foundation/endpoint';
import { recordKind } from '../foundation/record-kind';

export const REVIEW_STATES = ['pending', 'approved', 'declined'] as const;
const status = z.enum(REVIEW_STATES);
const MAX_ANSWER = 2000;

export const reviewDocument = z.object({
  status,
  product_sku: z.string(),
  title: z.string(),
  detail: z.string(),
  nickname: z.string(),
  /** 1–5; null if not given. */
  rating: z.nullable(z.number()),
  fit: z.nullable(z.enum(REVIEW_FITS)),
  created_at: z.string(),
  photos: z.array(z.string()),
  answer: z.optional(z.string().check(z.maxLength(MAX_ANSWER))),
});
/** Review in the back office. */
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
  small: z.string(),
  large: z.string(),
});
/** Signed URLs of a review photo. */
export type ReviewPhoto = z.infer<typeof photo>;

/** Valid for half a day; photos are private until approval. */
export const reviewPhotos = endpoint({
  name: 'reviewPhotos',
  method: 'GET',
  path: '/api/manage/review-photos',
  access: 'staff',
  permission: 'reviews:read',
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))), id: z.int().check(z.gte(1)) }),
  body: z.undefined(),
  result: z.object({ items: z.array(photo) }),
  summary: 'Returns the photos of a review, small and large, for staff before approval.',
  chapter: 'A §7, manage',
});

/** Answer of the shop to a review. */
export interface ReviewAnswer {
  readonly text: string;
  readonly created_at: string;
}
