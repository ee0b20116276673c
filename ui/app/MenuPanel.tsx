import type { Shop } from '../../core';
import { MenuDrawer, type LanguageChoice } from '../shell/MenuDrawer';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import type { PanelProps } from './PanelSlot';

/** A §2.5: the page that is shown, in each store: '/{lang}/' plus the rest of its path, on another domain where one is set. */
function languagesOf(shop: Shop): readonly LanguageChoice[] {
  const rest = shop.routing.page?.route.path ?? '/';
  const domains = shop.content.settings?.domains;
  const { available, current } = shop.storeViews;
  return available.map((store) => ({
    code: store.storeCode,
    name: store.i18n.fullCountryName,
    language: store.i18n.fullLanguageName,
    path: shop.storeViews.addressIn(store.storeCode, shop.routing.localPath(rest), domains),
    current: store.storeCode === current.storeCode,
  }));
}

/** The menu over the shop. */
export function MenuPanel({ open, onClose }: PanelProps) {
  const shop = useShop();
  const menu = useObservable(shop.catalogue.menu$, []);
  const viewed = useObservable(shop.recentlyViewed.count$, 0);
  const saved = useObservable(shop.wishlist.count$, 0);
  const path = (to: string) => shop.routing.localPath(to);
  return (
    <MenuDrawer
      open={open}
      onClose={onClose}
      menu={menu}
      homePath={path('/')}
      languages={languagesOf(shop)}
      recent={{ path: path('/recently-viewed'), count: viewed }}
      wishlist={{ path: path('/my-account/wishlist'), count: saved }}
    />
  );
}
