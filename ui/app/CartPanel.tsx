import { Microcart } from '../shell/Microcart';
import { useShop } from '../state/shop-context';
import type { PanelProps } from '../parts/PanelSlot';
import { useCartView } from '../parts/use-cart-view';

/** The mini-cart over the shop's cart. */
export function CartPanel({ open, onClose, notices }: PanelProps) {
  const shop = useShop();
  const { segments, bag, notes } = useCartView();
  return (
    <Microcart
      open={open}
      onClose={onClose}
      bag={bag}
      notes={notes}
      segments={segments}
      notices={notices}
      cartPath={shop.routing.localPath('/cart')}
      checkoutPath={shop.routing.localPath('/checkout')}
    />
  );
}
