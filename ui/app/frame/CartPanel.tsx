import { BagDelivery } from '../../components/bag/BagDelivery';
import { Microcart } from '../../shell/Microcart';
import { useShop } from '../../state/shop-context';
import type { PanelProps } from '../../parts/PanelSlot';
import { BagsElsewhere } from '../../parts/BagsElsewhere';
import { useCartView } from '../../parts/use-cart-view';
import { ChangeLine } from '../../routes/change-line';

export function CartPanel({ open, onClose, notices }: PanelProps) {
  const shop = useShop();
  const { cart, segments, bag, ways, notes } = useCartView(ChangeLine, open);
  return (
    <Microcart
      open={open}
      onClose={onClose}
      bag={bag}
      notes={notes}
      segments={segments}
      delivery={<BagDelivery ways={ways} totals={cart.totals} />}
      elsewhere={<BagsElsewhere />}
      notices={notices}
      cartPath={shop.routing.localPath('/cart')}
      checkoutPath={shop.routing.localPath('/checkout')}
    />
  );
}
