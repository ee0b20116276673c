/** Pictures of products that staff uploads at once. */
export const PICTURE_LIMITS = {
  count: 10,
  /** Bytes of one of them. */
  bytes: 10 * 1024 * 1024,
} as const;

/** What a picture of the shop itself is for: an icon of the browser's tab, the logo, a text of the shop, a slide, the ground of the header. */
export const PICTURE_USES = ['icon', 'logo', 'page', 'slide', 'texture'] as const;
/** What a picture of the shop is for; each has its limits. */
export type PictureUse = (typeof PICTURE_USES)[number];

/** Limits of a picture of the shop itself. */
export const SHOP_PICTURE_LIMITS = {
  /** Bytes of a photograph: JPEG, PNG or WebP. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of a drawing: SVG. */
  drawingBytes: 256 * 1024,
  /** Pixels of all of it. */
  pixels: 50_000_000,
  /** Pixels of the longer side of what an icon is made from. */
  leastIconSide: 48,
} as const;
