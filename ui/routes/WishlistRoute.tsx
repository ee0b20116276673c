import { ListPage } from '../pages/ListPage';
import { WaysOn } from '../parts/WaysOn';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';
import { OwnList } from './account/OwnList';
import { useObservable } from '../state/use-observable';
import { useFreshList } from '../state/use-fresh-list';

export function WishlistRoute() {
  const shop = useShop();
  const t = useText();
  const list = useFreshList(shop.wishlist);
  const isOwn = useObservable(shop.user$, null) !== null;
  return (
    <OwnList part="wishlist">
      <ListPage
        title={t('nav.wishlist')}
        list={list}
        empty={{ title: t('wishlist.empty'), hint: t(isOwn ? 'wishlist.empty-own' : 'wishlist.empty-hint') }}
        note={isOwn ? t('wishlist.until-sign-out') : undefined}
        onward={<WaysOn />}
        homePath={shop.routing.localPath('/')}
        linkOf={(product) => shop.routing.productLink(product)}
      />
    </OwnList>
  );
}
