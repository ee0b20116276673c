/** Fewest characters of a password (A §7: the call refuses fewer). */
export const LEAST_PASSWORD = 8;
/** Most characters of a password: hashing it costs time. */
export const MOST_PASSWORD = 200;
/** Most characters of somebody's first or last name. */
export const MOST_NAME = 100;
/** Most addresses of an account: the list is sent whole. */
export const MOST_ADDRESSES = 20;
/** Most bytes of a photograph that somebody sends, of a review or of themselves. */
export const PHOTO_BYTES = 5 * 1024 * 1024;

/** What a review may be. Lengths in characters, counted without spaces at the ends. */
export const REVIEW_LIMITS = {
  title: 120,
  text: 4000,
  nickname: 60,
  stars: 5,
  photos: 5,
  /** Bytes of one photo. */
  photoBytes: PHOTO_BYTES,
} as const;

/** How something fits: it runs small, is true to size, or runs large. */
export const REVIEW_FITS = ['small', 'true', 'large'] as const;
/** How something fits, as a review says it. */
export type ReviewFit = (typeof REVIEW_FITS)[number];

/** What a blogger may send (A §7). Lengths in characters. */
export const BLOGGER_LIMITS = {
  /** Parts of a set: one of each type. */
  parts: 3,
  title: 100,
  /** Of a post: as long as Instagram takes one. */
  postText: 2200,
  reason: 200,
  notes: 2000,
  /** Photographs of a post, and of one upload. */
  photos: 10,
  /** Bytes of one photograph, as a phone takes it. */
  photoBytes: 10 * 1024 * 1024,
  /** Bytes of all photographs of one upload. */
  uploadBytes: 25 * 1024 * 1024,
  /** Products that are approved at once. */
  approved: 500,
} as const;
