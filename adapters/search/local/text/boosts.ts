/** Field weights; `variant` and `features` are custom fields. */
export const DEFAULT_BOOSTS: Readonly<Record<string, number>> = {
  article: 8,
  name: 6,
  sku: 8,
  'category.name': 1,
  description: 2,
  collection_name: 1,
  brand_name: 1,
  product_type: 1,
  variant: 2,
  features: 2,
};
