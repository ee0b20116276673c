import type { BundleOption, Product } from '../contract';

const PRICES = [
  'price',
  'final_price',
  'least_price',
  'original_price',
  'old_price',
  'special_price',
  'special_from_date',
  'special_to_date',
  'price_incl_tax',
  'price_tax',
  'special_price_incl_tax',
  'original_price_incl_tax',
  'base_price',
  'special_percent',
] as const;

type Priced = Partial<Pick<Product, (typeof PRICES)[number]>>;

/** Removes price fields absent from the fresh document, so that an ended special price does not survive. */
function withPricesOf<T extends Priced>(source: T, fresh: Priced): T {
  return { ...source, ...Object.fromEntries(PRICES.map((name) => [name, fresh[name]])) };
}

export function withUnsyncedPrices(product: Product): Product {
  return product.price_is_current === undefined ? { ...product, price_is_current: false } : product;
}

/**
 * Merges current prices into a product, its variants, parts and options.
 * @param now fallback refresh time, milliseconds since the epoch
 */
export function withSyncedPrices(product: Product, fresh: Product, now: number): Product {
  const children = new Map(fresh.configurable_children?.map((child) => [child.sku, child]));
  const links = new Map(fresh.product_links?.map((link) => [link.linked_product_sku, link.price]));
  // One part can appear in several places of a bundle at different prices.
  const partKey = (option: BundleOption, sku: string) => JSON.stringify([option.option_id, sku]);
  const parts = new Map(
    fresh.bundle_options?.flatMap((option) =>
      option.product_links.map((link) => [partKey(option, link.sku), link.price]),
    ),
  );
  return {
    ...withPricesOf(product, fresh),
    ...(product.configurable_children && {
      configurable_children: product.configurable_children.map((child) => {
        const found = children.get(child.sku);
        return found === undefined ? child : withPricesOf(child, found);
      }),
    }),
    ...(product.product_links && {
      product_links: product.product_links.map((link) => ({
        ...link,
        price: links.get(link.linked_product_sku) ?? link.price,
      })),
    }),
    ...(product.bundle_options && {
      bundle_options: product.bundle_options.map((option) => ({
        ...option,
        product_links: option.product_links.map((link) => ({
          ...link,
          price: parts.get(partKey(option, link.sku)) ?? link.price,
        })),
      })),
    }),
    ...(fresh.custom_options && { custom_options: fresh.custom_options }),
    price_is_current: true,
    price_refreshed_at: fresh.price_refreshed_at ?? now,
  };
}
