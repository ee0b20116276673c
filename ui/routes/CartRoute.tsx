import { isVirtualCart } from '../../core';
import { useCartView } from '../app/use-cart-view';
import { WaitingOrdersNote } from '../app/WaitingOrdersNote';
import { CartPage } from '../pages/CartPage';
import { useShop } from '../state/shop-context';

export function CartRoute() {
  const shop = useShop();
  const { cart, segments, bag, notes } = useCartView();
  return (
    <CartPage
      cart={cart}
      bag={bag}
      notes={notes}
      waiting={<WaitingOrdersNote />}
      segments={segments}
      isVirtual={isVirtualCart(cart.cartItems)}
      homePath={shop.routing.localPath('/')}
      checkoutPath={shop.routing.localPath('/checkout')}
      onCoupon={(code) => shop.cart.applyCoupon(code)}
      onCouponRemove={() => shop.cart.removeCoupon()}
    />
  );
}
