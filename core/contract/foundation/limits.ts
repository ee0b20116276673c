/** Minimum password length in characters. */
export const MIN_PASSWORD = 8;
/** Limits the cost of hashing. */
export const MAX_PASSWORD = 200;
export const MAX_NAME = 100;
/** Maximum addresses per account; the list is sent whole. */
export const MAX_ADDRESSES = 20;
export const PHOTO_BYTES = 5 * 1024 * 1024;

/** Limits of a review; lengths in trimmed characters. */
export const REVIEW_LIMITS = {
  title: 120,
  text: 4000,
  nickname: 60,
  stars: 5,
  photos: 5,
  photoBytes: PHOTO_BYTES,
} as const;

/** Fits of a garment, from small to large. */
export const REVIEW_FITS = ['small', 'true', 'large'] as const;
/** Fit reported by a review. */
export type ReviewFit = (typeof REVIEW_FITS)[number];

/** Limits of blogger uploads; lengths in characters. */
export const BLOGGER_LIMITS = {
  parts: 3,
  title: 100,
  postText: 2200,
  reason: 200,
  notes: 2000,
  photos: 10,
  photoBytes: 10 * 1024 * 1024,
  uploadBytes: 25 * 1024 * 1024,
  approved: 500,
} as const;
