import { isVirtualCart } from '../../core/internal';
import type { Page } from '../../core/shopper';
import { useGift } from '../parts/use-gift';
import { BagsElsewhere } from '../parts/BagsElsewhere';
import { useCartView } from '../parts/use-cart-view';
import { WaysOn } from '../parts/WaysOn';
import { WaitingOrdersNote } from '../parts/WaitingOrdersNote';
import { CartPage } from '../pages/CartPage';
import { late } from '../state/late';
import { useShop } from '../state/shop-context';
import { giftCardActions } from './order/gift-card-actions';
import { ChangeLine } from './change-line';

const Shared = late(async () => (await import('./SharedCartRoute')).SharedCartRoute);

export function CartRoute({ page }: { readonly page: Page }) {
  const { code } = page.route.params;
  return code === undefined ? <OwnCart /> : <Shared key={code} code={code} />;
}

function OwnCart() {
  const shop = useShop();
  const { cart, segments, bag, ways, notes } = useCartView(ChangeLine);
  const gift = useGift();
  const share = async () => {
    const outcome = await (await shop.sharedCarts()).share();
    if (outcome.status !== 'shared') return null;
    return window.location.origin + shop.routing.localPath(`/cart/${outcome.code}`);
  };
  return (
    <CartPage
      cart={cart}
      bag={bag}
      notes={notes}
      elsewhere={<BagsElsewhere />}
      onward={<WaysOn />}
      waiting={<WaitingOrdersNote />}
      segments={segments}
      ways={ways}
      gift={isVirtualCart(cart.cartItems) ? undefined : gift}
      homePath={shop.routing.localPath('/')}
      checkoutPath={shop.routing.localPath('/checkout')}
      onShare={share}
      onCoupon={(code) => shop.cart.applyCoupon(code)}
      onCouponRemove={() => shop.cart.removeCoupon()}
      giftCards={giftCardActions(shop)}
    />
  );
}
