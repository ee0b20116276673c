import type { Product, Review } from '../contract';
import type { ProductConfiguration, ReviewsPage, ReviewsQuery } from './product';
import { token } from '../di';
import type { ReadOptions } from '../ports';

export interface ProductSource {
  /**
   * Returns the full product for its own or a variant's SKU.
   * @throws ShopError 'product-not-found', 'product-query-empty-status', 'product-query-empty-visibility',
   * 'search-failed'
   */
  find(sku: string, options?: ReadOptions): Promise<Product>;
  startBundle(product: Product): ProductConfiguration['bundle'];
  similar(sku: string, limit: number | undefined, options?: ReadOptions): Promise<readonly Product[]>;
  renderList(skus: readonly string[], options?: ReadOptions): Promise<readonly Product[]>;
  /**
   * Undefined if current prices are unavailable.
   * @param now fallback refresh time, milliseconds since the epoch
   */
  synced(product: Product, now: number): Promise<Product | undefined>;
  reviews(productId: number, options?: ReadOptions): Promise<readonly Review[]>;
  reviewsPage(sku: string, query: ReviewsQuery, options?: ReadOptions): Promise<ReviewsPage>;
}

export type ProductSourceLoader = () => Promise<ProductSource>;
export const PRODUCT_SOURCE = token<ProductSourceLoader>('ProductSource');
