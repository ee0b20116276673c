export const MAGENTO_EXPORT_COLUMNS = [
  'sku', 'store_view_code', 'attribute_set_code', 'product_type', 'categories', 'product_websites', 'name', 'description',
  'short_description', 'product_online', 'tax_class_name', 'visibility', 'price', 'special_price', 'special_price_from_date',
  'special_price_to_date', 'url_key', 'meta_title', 'meta_description', 'base_image', 'base_image_label', 'small_image',
  'thumbnail_image', 'created_at', 'updated_at', 'additional_attributes', 'qty', 'min_cart_qty', 'use_config_min_sale_qty',
  'max_cart_qty', 'use_config_max_sale_qty', 'is_in_stock', 'manage_stock', 'use_config_manage_stock', 'use_config_qty_increments',
  'qty_increments', 'use_config_enable_qty_inc', 'enable_qty_increments', 'related_skus', 'crosssell_skus', 'upsell_skus',
  'additional_images', 'additional_image_labels', 'custom_options', 'bundle_price_type', 'bundle_sku_type', 'bundle_price_view',
  'bundle_weight_type', 'bundle_shipment_type', 'bundle_values', 'associated_skus', 'downloadable_links', 'configurable_variations',
  'configurable_variation_labels',
] as const; // prettier-ignore
