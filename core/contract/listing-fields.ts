/** Asks for every field of a document. */
export const ALL_FIELDS = '*';

/**
 * What a tile of a listing shows or links with, and what a list of products answers with by default (S §7); everything else of a
 * product stays away until its page is opened, which keeps fifty products small.
 */
export const LISTING_FIELDS: readonly string[] = [
  'id',
  'sku',
  'parentSku',
  'name',
  'slug',
  'url_path',
  'type_id',
  'price',
  'final_price',
  'least_price',
  'original_price',
  'old_price',
  'special_price',
  'price_incl_tax',
  'image',
  'thumbnail',
  'brand_name',
  'sale',
  'new',
  'promoted',
  'is_promo',
  'rating',
  'reviews_count',
  'stock',
  'matched_sku',
  'matched_image',
  'matched_options',
  'second_image',
  'highest_price',
  'configurable_options.attribute_code',
  'configurable_options.label',
  'configurable_options.values',
];

/** What menus, breadcrumbs and category pages need of a category. */
export const CATEGORY_FIELDS: readonly string[] = [
  'id',
  'parent_id',
  'name',
  'description',
  'image',
  'slug',
  'url_path',
  'url_key',
  'level',
  'position',
  'is_active',
  'product_count',
  'promo_count',
  'approved_count',
  'new_count',
  'top_products',
  'children_count',
  'path',
];
