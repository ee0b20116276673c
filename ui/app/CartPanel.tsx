import { Microcart } from '../shell/Microcart';
import { useShop } from '../state/shop-context';
import type { PanelProps } from './PanelSlot';
import { useCartView } from './use-cart-view';

/** The mini-cart over the shop's cart. */
export function CartPanel({ notices }: Pick<PanelProps, 'notices'>) {
  const shop = useShop();
  const { cart, segments, bag, notes } = useCartView();
  return (
    <Microcart
      open={cart.isMicrocartOpen}
      onClose={() => shop.cart.toggleMicrocart(false)}
      bag={bag}
      notes={notes}
      segments={segments}
      notices={notices}
      cartPath={shop.routing.localPath('/cart')}
      checkoutPath={shop.routing.localPath('/checkout')}
    />
  );
}
