/** Limits of a product picture upload. */
export const PICTURE_LIMITS = {
  count: 10,
  bytes: 10 * 1024 * 1024,
} as const;

/** Uses of a shop picture. */
export const PICTURE_USES = ['icon', 'logo', 'page', 'slide', 'texture'] as const;
/** Use of a shop picture; each has its limits. */
export type PictureUse = (typeof PICTURE_USES)[number];

/** Limits of shop pictures; sizes in bytes. */
export const SHOP_PICTURE_LIMITS = {
  bytes: 10 * 1024 * 1024,
  drawingBytes: 256 * 1024,
  pixels: 50_000_000,
  minIconSide: 48,
} as const;
