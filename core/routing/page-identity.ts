import type { ShopConfig } from '../config';
import type { StoreView } from '../store-views';
import { canonicalLink } from './canonical-link';
import { isIndexable } from './indexable';
import { linkRules } from '../links';
import { listingUrlRules } from './listing-url-rules';
import type { Page, PageIdentity } from './routing';

export function pageIdentity(
  page: Page,
  current: StoreView,
  available: readonly StoreView[],
  config: ShopConfig,
): PageIdentity {
  const linkIn = (view: StoreView) =>
    canonicalLink(page, {
      links: linkRules(view, config),
      listing: listingUrlRules(config),
      filtersIn: config.urls.filtersIn,
    });
  const indexable = isIndexable(page, config.stage);
  return {
    canonical: linkIn(current),
    indexable,
    alternates: indexable
      ? available.flatMap((store) => {
          const path = linkIn(store);
          return path === undefined ? [] : [{ store, path }];
        })
      : [],
  };
}
