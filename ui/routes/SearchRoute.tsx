import type { Page } from '../../core';
import { SearchPage } from '../pages/SearchPage';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useListing } from './use-listing';

export function SearchRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  const listing = useListing();
  const menu = useObservable(shop.catalogue.menu$, []);
  if (page.name !== 'search') return null;
  return (
    <SearchPage
      key={page.listing.query.text}
      listing={page.listing}
      searchPath={shop.routing.localPath('/search')}
      departments={menu}
      {...listing}
    />
  );
}
