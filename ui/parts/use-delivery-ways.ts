import { useEffect, useState } from 'react';
import { isVirtualCart } from '../../core/internal';
import type { CartState, ShippingMethod } from '../../core/shopper';
import { useShop } from '../state/shop-context';

const NONE: readonly ShippingMethod[] = [];

export function useDeliveryWays({ cartItems, shippingMethods }: CartState): readonly ShippingMethod[] {
  const shop = useShop();
  const [offered, setOffered] = useState(NONE);
  const isNeeded = cartItems.length > 0 && !isVirtualCart(cartItems);
  const isAsked = isNeeded && shippingMethods.length === 0;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    shop.content.delivery().then(
      ({ ways }) => {
        if (isWanted) setOffered(ways);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [shop, isAsked]);
  if (!isNeeded) return NONE;
  return shippingMethods.length > 0 ? shippingMethods : offered;
}
