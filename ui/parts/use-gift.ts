import { useEffect, useState } from 'react';
import type { CheckoutArea, FieldErrors, ShippingDetails } from '../../core/shopper';
import type { Gift } from '../components/bag/GiftNote';
import { untilLoaded } from '../loading/until-loaded';
import { useShop } from '../state/shop-context';

interface GiftOfBag {
  readonly gift: Gift;
  readonly onChange: (gift: Gift) => Promise<FieldErrors<keyof ShippingDetails>>;
}

export function useGift(): GiftOfBag | undefined {
  const shop = useShop();
  const [checkout, setCheckout] = useState<CheckoutArea>();
  useEffect(() => untilLoaded(() => shop.checkout(), { here: setCheckout }), [shop]);
  if (checkout === undefined) return undefined;
  const { isGift, giftMessage } = checkout.snapshot.shippingDetails;
  return { gift: { isGift, giftMessage }, onChange: (gift) => checkout.saveShipping({ ...gift }) };
}
