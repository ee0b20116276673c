import { useEffect } from 'react';
import type { Page } from '../../core/shopper';
import { SearchPage } from '../pages/SearchPage';
import { searchedWords } from '../pages/searched-words';
import { usualMenu } from '../shell/frame/own-menu';
import { rememberSearch } from '../state/drafts/recent-searches';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useText } from '../text/text-context';
import { useListing } from './use-listing';

export function SearchRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  const t = useText();
  const listing = useListing();
  const menu = useObservable(shop.catalogue.menu$, []);
  const found = page.name === 'search' && page.listing.total > 0 ? searchedWords(page.listing) : '';
  useEffect(() => rememberSearch(found), [found]);
  if (page.name !== 'search') return null;
  return (
    <SearchPage
      key={searchedWords(page.listing)}
      listing={page.listing}
      searchPath={shop.routing.localPath('/search')}
      departments={usualMenu(shop, menu, t)}
      {...listing}
    />
  );
}
