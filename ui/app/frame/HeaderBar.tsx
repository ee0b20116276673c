import { later } from '../../components/base/Later';
import { Header } from '../../shell/frame/Header';
import { logoOf } from '../../shell/frame/logo';
import { useLocation } from '../../state/address';
import { useGround } from '../../state/ground';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { MENU } from './frame-parts';

const Departments = later(MENU);

export function HeaderBar() {
  const shop = useShop();
  const { ui } = shop;
  const ground = useGround();
  const [here] = useLocation();
  const menu = useObservable(shop.catalogue.menu$, []);
  const settings = useObservable(shop.content.settings$, null);
  const isSignedIn = useObservable(shop.user$, null) !== null;
  const { panel } = useObservable(ui.state$, ui.snapshot);
  const isCartThere = useObservable(shop.cart.state$, shop.cart.snapshot).isLoaded;
  const cartCount = useObservable(shop.cart.count$, 0);
  const wishlistCount = useObservable(shop.wishlist.count$, 0);
  const path = (to: string) => shop.routing.localPath(to);
  return (
    <Header
      name={settings?.name ?? shop.storeViews.current.name}
      paths={{
        home: path('/'),
        search: path('/search'),
        account: path('/my-account'),
        wishlist: path('/my-account/wishlist'),
        cart: path('/cart'),
      }}
      navbar={settings?.navbar}
      logo={logoOf(settings)}
      ground={ground}
      panel={panel}
      isSignedIn={isSignedIn}
      cartCount={isCartThere ? cartCount : 0}
      wishlistCount={wishlistCount}
      onMenu={() => ui.open('sidebar')}
      onSearch={() => ui.toggle('search')}
      onAccount={() => (isSignedIn ? ui.open('sidebar') : ui.openSignIn())}
      onWishlist={() => ui.open('wishlist')}
      onCart={() => ui.open('microcart')}
    >
      <Departments menu={menu} path={here} />
    </Header>
  );
}
