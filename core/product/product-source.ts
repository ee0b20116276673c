import type { Product, Review } from '../contract';
import type { ProductConfiguration, ReviewsPage, ReviewsQuery } from './product';
import { token } from '../di';

/** Where products come from: the requests of product pages, whose code is loaded when first needed. */
export interface ProductSource {
  /**
   * The product of a sku with all its members; for a variant's sku the product that it belongs to.
   * @throws ShopError 'product-not-found', 'product-query-empty-status', 'product-query-empty-visibility', 'search-failed'
   */
  find(sku: string): Promise<Product>;
  /** What of a bundle is chosen to begin with besides its usual parts. */
  startBundle(product: Product): ProductConfiguration['bundle'];
  /** Empty on any failure (S §8). */
  similar(sku: string, limit: number | undefined): Promise<readonly Product[]>;
  /** Empty on any failure (S §8). */
  renderList(skus: readonly string[]): Promise<readonly Product[]>;
  /**
   * The product with the prices that the platform has now (S §4, price sync); undefined when they cannot be had.
   * @param now milliseconds since the epoch; the refresh time where the answer has none
   */
  synced(product: Product, now: number): Promise<Product | undefined>;
  /** The approved reviews of a product (S §7). @throws ShopError of the gateway */
  reviews(productId: number): Promise<readonly Review[]>;
  /** @throws ShopError of the gateway */
  reviewsPage(sku: string, query: ReviewsQuery): Promise<ReviewsPage>;
}

export type ProductSourceLoader = () => Promise<ProductSource>;
export const PRODUCT_SOURCE = token<ProductSourceLoader>('ProductSource');
