import * as z from 'zod/mini';
import { bloggerPost, promoProduct } from './bloggers';
import { endpoint, refusal } from '../foundation/endpoint';
import { BLOGGER_LIMITS } from '../foundation/limits';
import { POST_TYPES } from './post-types';

const base = '/api/blogger';
const chapter = 'A §7, blogger endpoints';
const token = z.optional(z.string().check(z.maxLength(200)));
const text = (max: number) => z.string().check(z.maxLength(max));
const id = z.number().check(z.int(), z.gte(1));
const idText = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
const image = text(200);

export const setExists = refusal('set_exists', 409, { data: z.object({ id: z.number() }) });
export const setIncomplete = refusal('set_incomplete', 400);
export const notDelivered = refusal('not_delivered', 409);
export const archived = refusal('archived', 409);
export const postEmpty = refusal('post_empty', 400);
export const orderNotSent = refusal('order_not_sent', 409);
export const selectionOff = refusal('selection_off', 409);

export const saveSet = endpoint({
  name: 'bloggerSaveSet',
  method: 'POST',
  path: `${base}/save_set`,
  access: 'user',
  role: 'blogger',
  bodyKind: 'multipart',
  query: z.object({ token }),
  body: z.object({
    items: z.array(idText).check(z.minLength(2), z.maxLength(BLOGGER_LIMITS.parts)),
    title: z.optional(text(BLOGGER_LIMITS.title)),
  }),
  result: promoProduct,
  refusals: [setExists, setIncomplete, notDelivered, archived],
  summary: "Creates a set of the blogger's promo products; one set per combination of parts.",
  chapter,
});
export const savePost = endpoint({
  name: 'bloggerSavePost',
  method: 'POST',
  path: `${base}/save_post`,
  access: 'user',
  role: 'blogger',
  bodyKind: 'multipart',
  query: z.object({ token }),
  body: z.object({
    type: z.enum(POST_TYPES),
    item_id: idText,
    text: z.optional(text(BLOGGER_LIMITS.postText)),
    images: z.optional(z.array(image).check(z.maxLength(BLOGGER_LIMITS.photos))),
    /** Idempotency key of the post. */
    uid: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
  }),
  result: bloggerPost,
  refusals: [notDelivered, archived, postEmpty],
  summary: 'Publishes a post, profile or story of a promo product that has arrived; with text, photos or both.',
  chapter,
});
/** File field 'photos'. */
export const uploadPhotos = endpoint({
  name: 'bloggerUploadPhotos',
  method: 'POST',
  path: `${base}/upload_photos`,
  access: 'user',
  role: 'blogger',
  bodyKind: 'multipart',
  files: { photos: BLOGGER_LIMITS.photos },
  query: z.object({ token }),
  body: z.object({
    item_id: z.optional(idText),
  }),
  result: z.object({ images: z.array(z.string()) }),
  summary:
    'Stores JPEG, PNG or WebP photos, at most 10 of 10 MB each and 25 MB in total, re-encoded without camera metadata.',
  chapter,
});
export const orderReceived = endpoint({
  name: 'bloggerOrderReceived',
  method: 'POST',
  path: `${base}/order_received/{id}`,
  access: 'user',
  role: 'blogger',
  query: z.object({ token, id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  body: z.undefined(),
  result: z.object({ items: z.array(promoProduct) }),
  refusals: [orderNotSent],
  summary:
    "Marks the promo products of the blogger's own order, once it is sent, as delivered today; earlier dates are kept.",
  chapter,
});
export const archiveProduct = endpoint({
  name: 'bloggerArchiveProduct',
  method: 'POST',
  path: `${base}/archive_product`,
  access: 'user',
  role: 'blogger',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({
    id,
    type: z.literal('product'),
    /** False unarchives. */
    archive: z.boolean(),
    reason: z.optional(text(BLOGGER_LIMITS.reason)),
    notes: z.optional(text(BLOGGER_LIMITS.notes)),
  }),
  result: promoProduct,
  summary: 'Archives or restores a promo product or set.',
  chapter,
});
export const approveProducts = endpoint({
  name: 'bloggerApproveProducts',
  method: 'POST',
  path: `${base}/approve_products`,
  access: 'user',
  role: 'blogger',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({
    products: z.array(id).check(z.minLength(1), z.maxLength(BLOGGER_LIMITS.approved)),
    action: z.enum(['approve', 'refuse']),
  }),
  result: z.object({ changed: z.number() }),
  refusals: [selectionOff],
  summary: "Approves or refuses the merchant's products; only with the setting product_choose.",
  chapter,
});
