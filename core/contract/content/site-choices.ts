/** Blocks of the home page, as named in the setting `home_blocks`. */
export const HOME_BLOCKS = [
  'slides',
  'benefits',
  'main_categories',
  'new_collection',
  'editorial',
  'bestsellers',
  'story',
  'sale',
  'brands',
  'top_collection',
  'top_brand',
  'category_rows',
] as const;

/** Types of favicons, short or as media types. */
export const FAVICON_TYPES = ['png', 'svg', 'ico', 'image/png', 'image/svg+xml', 'image/x-icon'] as const;

/** Maximum slides of the home page. */
export const MAX_SLIDES = 12;
