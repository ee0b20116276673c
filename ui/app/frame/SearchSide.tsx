import type { Product } from '../../../core/shopper';
import { popularSearches } from '../../shell/search/popular-searches';
import { SearchPanel } from '../../shell/frame/SearchPanel';
import { forgetSearches, useRecentSearches } from '../../state/drafts/recent-searches';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import type { PanelProps } from '../../parts/PanelSlot';
import { useCallback, type ComponentProps } from 'react';

export function SearchSide({ open, onClose }: PanelProps) {
  const shop = useShop();
  const menu = useObservable(shop.catalogue.menu$, []);
  const recent = useRecentSearches();
  const settings = useObservable(shop.content.settings$, shop.content.settings);
  const suggest = useCallback<ComponentProps<typeof SearchPanel>['suggest']>(
    (text, { signal }) => shop.catalogue.suggest(text, { signal }),
    [shop],
  );
  const productLink = useCallback((product: Product) => shop.routing.productLink(product), [shop]);
  return (
    <SearchPanel
      open={open}
      onClose={onClose}
      searchPath={shop.routing.localPath('/search')}
      suggest={suggest}
      linkOf={productLink}
      departments={menu}
      popular={popularSearches(settings)}
      recent={recent}
      onForget={forgetSearches}
    />
  );
}
