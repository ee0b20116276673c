import { LIST_PATHS } from '../../core/internal';
import type { Page } from '../../core/shopper';
import { HomePage } from '../pages/HomePage';
import { RecentRail } from '../parts/RecentRail';
import { useShop } from '../state/shop-context';

export function HomeRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  if (page.name !== 'home') return null;
  return (
    <>
      <HomePage
        home={page.home}
        name={shop.content.settings?.name ?? ''}
        listPath={(list) => shop.routing.localPath(LIST_PATHS[list])}
        linkOf={(product) => shop.routing.productLink(product)}
      />
      <RecentRail />
    </>
  );
}
