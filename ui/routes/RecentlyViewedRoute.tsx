import type { Page } from '../../core/shopper';
import { Button } from '../components/base/Button';
import { ListPage } from '../pages/ListPage';
import { WaysOn } from '../parts/WaysOn';
import { useShop } from '../state/shop-context';
import { useNotify } from '../state/use-notify';
import { useText } from '../text/text-context';
import { OwnList } from './account/OwnList';
import { useFreshList } from '../state/use-fresh-list';

export function RecentlyViewedRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  const t = useText();
  const notify = useNotify();
  const list = useFreshList(shop.recentlyViewed);
  const shown = (
    <ListPage
      title={t('recent.title')}
      list={list}
      empty={{ title: t('recent.empty'), hint: t('recent.empty-hint') }}
      onward={<WaysOn />}
      homePath={shop.routing.localPath('/')}
      linkOf={(product) => shop.routing.productLink(product)}
      actions={
        <Button kind="quiet" onClick={() => void shop.recentlyViewed.clear().catch(notify)}>
          {t('recent.clear')}
        </Button>
      }
    />
  );
  return page.name === 'recently-viewed' ? shown : <OwnList part="recent">{shown}</OwnList>;
}
