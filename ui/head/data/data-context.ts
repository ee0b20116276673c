import type { ProductView, ShopConfig, SiteSettings, StoreView } from '../../../core';

/** What structured data say besides the page's own content. */
export interface DataContext {
  readonly config: Pick<ShopConfig, 'products'>;
  readonly settings: SiteSettings | null;
  readonly site: string;
  /** What the page is called, without the site. */
  readonly heading: string;
  readonly store: StoreView;
  /** Path of the page's one address. */
  readonly canonical: string;
  /** Makes a path of the shop absolute. */
  readonly absolute: (path: string) => string;
  readonly localPath: (path: string) => string;
  /** Path of a product's page with one of its variants chosen. */
  readonly pathOf: (view: ProductView, sku: string) => string;
}
