import type { ShopConfig } from '../config';
import type { StoreView } from '../store-views';
import {
  brandLink,
  categoryLink,
  linkRules,
  LIST_PATHS,
  localPath,
  nameSlug,
  pageLink,
  productLink,
  type Linkable,
} from './links';

/** Entity with a page. */
export type Addressed =
  | { readonly kind: 'home' }
  | {
      readonly kind: 'product';
      readonly sku: string;
      readonly name: string;
      readonly slug?: string | undefined;
      readonly url_key?: string | undefined;
      readonly url_path?: string | undefined;
    }
  | { readonly kind: 'variant'; readonly product: Linkable }
  | {
      readonly kind: 'category';
      readonly id: number;
      readonly name: string;
      readonly slug: string;
      readonly url_path?: string | undefined;
    }
  | { readonly kind: 'brands' }
  | { readonly kind: 'brand'; readonly brand: string }
  | { readonly kind: 'new' | 'sale' }
  | { readonly kind: 'cms_page'; readonly identifier: string };

/** Returns builders of a store's canonical paths. Variant paths open the product with that variant. */
export function storeLinks(
  view: StoreView,
  config: Pick<ShopConfig, 'stores' | 'urls' | 'products'>,
): (what: Addressed) => string {
  const rules = linkRules(view, config);
  return (what) => {
    switch (what.kind) {
      case 'home':
        return localPath('/', rules);
      case 'product':
        return productLink({ ...what, type_id: 'simple' }, rules);
      case 'variant':
        return productLink(what.product, rules);
      case 'category':
        return categoryLink(config.urls.useUrlKeys ? what : { ...what, slug: nameSlug(what) }, rules);
      case 'brand':
        return brandLink(what.brand, rules);
      case 'brands':
      case 'new':
      case 'sale':
        return localPath(LIST_PATHS[what.kind], rules);
      case 'cms_page':
        return pageLink(what.identifier, rules);
    }
  };
}
