import { LIST_PATHS } from '../../core/internal';
import type { Page } from '../../core/shopper';
import { CollectionPage } from '../pages/CollectionPage';
import { useShop } from '../state/shop-context';
import { useListing } from './use-listing';

export function CollectionRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  const listing = useListing();
  if (page.name !== 'collection') return null;
  return (
    <CollectionPage
      page={{ ...page.collection, listing: page.listing }}
      story={page.story}
      brandsPath={shop.routing.localPath(LIST_PATHS.brands)}
      {...listing}
    />
  );
}
