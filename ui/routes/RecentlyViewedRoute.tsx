import { Button } from '../components/Button';
import { ListPage } from '../pages/ListPage';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';
import { useFreshList } from './use-fresh-list';

/** /recently-viewed and /my-account/recently-viewed (A §2.1, block MyRecentlyViewed). */
export function RecentlyViewedRoute() {
  const shop = useShop();
  const t = useText();
  const list = useFreshList(shop.recentlyViewed);
  return (
    <ListPage
      title={t('recent.title')}
      list={list}
      empty={{ title: t('recent.empty'), hint: t('recent.empty-hint') }}
      homePath={shop.routing.localPath('/')}
      linkOf={(product) => shop.routing.productLink(product)}
      actions={
        <Button kind="quiet" onClick={() => void shop.recentlyViewed.clear()}>
          {t('recent.clear')}
        </Button>
      }
    />
  );
}
