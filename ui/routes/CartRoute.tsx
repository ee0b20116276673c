import { lineLink } from '../app/line-link';
import { useCartView } from '../app/use-cart-view';
import { CartPage } from '../pages/CartPage';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';

export function CartRoute() {
  const shop = useShop();
  const view = useCartView();
  const segments = useObservable(shop.cart.segments$, []);
  return (
    <CartPage
      cart={view.cart}
      segments={segments}
      taxIncluded={view.taxIncluded}
      confirmRemoval
      max={view.max}
      homePath={shop.routing.localPath('/')}
      checkoutPath={shop.routing.localPath('/checkout')}
      linkOf={(item) => lineLink(shop, item)}
      onQuantity={view.setQuantity}
      onRemove={view.remove}
      onCoupon={(code) => shop.cart.applyCoupon(code)}
      onCouponRemove={() => void shop.cart.removeCoupon()}
    />
  );
}
