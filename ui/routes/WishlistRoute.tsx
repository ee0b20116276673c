import { ListPage } from '../pages/ListPage';
import { WaysOn } from '../parts/WaysOn';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';
import { OwnList } from './account/OwnList';
import { useFreshList } from '../state/use-fresh-list';

/** /my-account/wishlist (A §2.1, block MyFavorites). */
export function WishlistRoute() {
  const shop = useShop();
  const t = useText();
  const list = useFreshList(shop.wishlist);
  return (
    <OwnList part="wishlist">
      <ListPage
        title={t('nav.wishlist')}
        list={list}
        empty={{ title: t('wishlist.empty'), hint: t('wishlist.empty-hint') }}
        onward={<WaysOn />}
        homePath={shop.routing.localPath('/')}
        linkOf={(product) => shop.routing.productLink(product)}
      />
    </OwnList>
  );
}
