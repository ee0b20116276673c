import { Microcart } from '../shell/Microcart';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { lineLink } from './line-link';
import { useCartView } from './use-cart-view';

/** The mini-cart over the shop's cart. */
export function CartPanel() {
  const shop = useShop();
  const view = useCartView();
  const segments = useObservable(shop.cart.segments$, []);
  return (
    <Microcart
      open={view.cart.isMicrocartOpen}
      onClose={() => shop.cart.toggleMicrocart(false)}
      items={view.cart.cartItems}
      segments={segments}
      taxIncluded={view.taxIncluded}
      confirmRemoval
      max={view.max}
      cartPath={shop.routing.localPath('/cart')}
      checkoutPath={shop.routing.localPath('/checkout')}
      linkOf={(item) => lineLink(shop, item)}
      onQuantity={view.setQuantity}
      onRemove={view.remove}
    />
  );
}
