import type { ProductView, ShopConfig, SiteSettings, StoreView } from '../../../core/shopper';

export interface DataContext {
  readonly config: Pick<ShopConfig, 'products'>;
  readonly settings: SiteSettings | null;
  readonly site: string;
  /** Without the site name. */
  readonly heading: string;
  readonly store: StoreView;
  readonly canonical: string;
  readonly absolute: (path: string) => string;
  readonly localPath: (path: string) => string;
  readonly pathOf: (view: ProductView, sku: string) => string;
}
