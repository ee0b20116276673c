import type { SiteSettings } from '../../core';
import { Header } from '../shell/Header';
import { useGround } from '../state/ground';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';

interface Props {
  readonly onMenu: () => void;
  readonly onSearch: () => void;
  readonly onWishlist: () => void;
  readonly onCart: () => void;
}

/** The header over the shop. Counts are told once they are known: a server knows no shopper. */
export function HeaderBar(props: Props) {
  const shop = useShop();
  const ground = useGround();
  const menu = useObservable(shop.catalogue.menu$, []);
  const settings = useObservable(shop.content.settings$, null);
  const isCartThere = useObservable(shop.cart.state$, shop.cart.snapshot).isLoaded;
  const cartCount = useObservable(shop.cart.count$, 0);
  const wishlistCount = useObservable(shop.wishlist.count$, 0);
  const path = (to: string) => shop.routing.localPath(to);
  return (
    <Header
      {...props}
      name={settings?.name ?? shop.storeViews.current.name}
      paths={{ home: path('/'), search: path('/search'), wishlist: path('/my-account/wishlist'), cart: path('/cart') }}
      menu={menu}
      navbar={settings?.navbar}
      logo={logoOf(settings)}
      ground={ground}
      cartCount={isCartThere ? cartCount : 0}
      wishlistCount={wishlistCount}
    />
  );
}

/** The shop's logo, drawn before painted. A setting that a merchant has emptied names no picture. */
function logoOf(settings: SiteSettings | null): string | undefined {
  return [settings?.svg_logo, settings?.png_logo].find((path) => path !== undefined && path.trim() !== '');
}
