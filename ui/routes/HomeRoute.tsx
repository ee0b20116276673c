import { LIST_PATHS, type Page } from '../../core';
import { HomePage } from '../pages/HomePage';
import { RecentRail } from '../parts/RecentRail';
import { useShop } from '../state/shop-context';

export function HomeRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  if (page.name !== 'home') return null;
  return (
<<<<<<< HEAD
    <HomePage
      home={page.home}
      name={shop.content.settings?.name ?? ''}
      listPath={(list) => shop.routing.localPath(LIST_PATHS[list])}
      linkOf={(product) => shop.routing.productLink(product)}
    />
=======
    <>
      <HomePage
        home={page.home}
        name={shop.content.settings?.name ?? ''}
        linkOf={(product) => shop.routing.productLink(product)}
      />
      <RecentRail />
    </>
>>>>>>> 3aeb7b0c (No product stands twice on the front page, which tells a spread and a story of the merchant's and what this device has looked at: its rows ranked the same goods, one scarf four times)
  );
}
