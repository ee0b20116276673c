import { Microcart } from '../shell/Microcart';
import { Notifications } from '../shell/Notifications';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useCartView } from './use-cart-view';

/** The mini-cart over the shop's cart. */
export function CartPanel() {
  const shop = useShop();
  const { cart, segments, bag, notes } = useCartView();
  const notices = useObservable(shop.notices.notifications$, []);
  return (
    <Microcart
      open={cart.isMicrocartOpen}
      onClose={() => shop.cart.toggleMicrocart(false)}
      bag={bag}
      notes={notes}
      segments={segments}
      notices={<Notifications inPanel notifications={notices} onDismiss={(id) => shop.notices.remove(id)} />}
      cartPath={shop.routing.localPath('/cart')}
      checkoutPath={shop.routing.localPath('/checkout')}
    />
  );
}
