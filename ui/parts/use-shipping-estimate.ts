import { useEffect, useRef } from 'react';
import { isVirtualCart } from '../../core/internal';
import type { CartState } from '../../core/shopper';
import { useShop } from '../state/shop-context';

/** Asks once what shipping costs, so that the bag shows a total before checkout. A failure leaves the cost open. */
export function useShippingEstimate(cart: CartState, isShown: boolean): void {
  const shop = useShop();
  const isAsked = useRef(false);
  const isOpen =
    isShown && !cart.isSyncing && cart.shipping === null && cart.cartItems.length > 0 && !isVirtualCart(cart.cartItems);
  useEffect(() => {
    if (!isOpen || isAsked.current) return;
    isAsked.current = true;
    shop.cart.loadShippingMethods().catch(() => undefined);
  }, [shop, isOpen]);
}
