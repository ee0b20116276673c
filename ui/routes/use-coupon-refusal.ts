import { useEffect, useRef, useState } from 'react';
import { isCouponLimit, isShopError, type CartState, type OrdersArea, type User } from '../../core';
import type { CouponRefusal } from '../pages/checkout/coupon-refusal';
import { useShop } from '../state/shop-context';
import { noticeText } from '../text/say';
import { useSay } from '../text/text-context';

interface Parts {
  readonly cart: Pick<CartState, 'coupon'>;
  readonly user: User | null;
  /** E-mail address of the order, as it stands in checkout. */
  readonly email: string;
  readonly orders: Pick<OrdersArea, 'withoutCoupon'>;
}

/** A refusal as it came: by its code every language has its sentence. */
type Refused = Parameters<typeof noticeText>[0];

interface Held {
  readonly refused: Refused;
  readonly coupon: string;
  readonly email: string;
}

/**
 * A coupon that the shop does not take for this order. It stands until another coupon or another e-mail address does: an order of somebody
 * else may be a first one. Customers hear of it as soon as they are signed in; guests when they order, since anybody can type an address
 * and would learn whether its owner has ordered here.
 */
export function useCouponRefusal({ cart, user, email, orders }: Parts): {
  readonly refusal: CouponRefusal | undefined;
  readonly refuse: (refused: Refused) => void;
} {
  const say = useSay();
  const [held, setHeld] = useState<Held>();
  const coupon = cart.coupon?.active === true ? cart.coupon.code : undefined;
  const hold = (refused: Refused) => setHeld({ refused, coupon: coupon ?? '', email });
  useOwnCoupon({ coupon, user, hold });
  const isHeld = held !== undefined && held.coupon === coupon && held.email === email;
  return {
    refuse: hold,
    refusal: isHeld
      ? { coupon: held.coupon, text: noticeText(held.refused, say), segments: orders.withoutCoupon() }
      : undefined,
  };
}

interface Own extends Pick<Parts, 'user'> {
  readonly coupon: string | undefined;
  readonly hold: (refused: Refused) => void;
}

/** Asks whether the coupon of a bag that was filled before signing in is one that this customer may use. */
function useOwnCoupon({ coupon, user, hold }: Own): void {
  const shop = useShop();
  const asked = useRef('');
  const id = user?.id;
  useEffect(() => {
    const question = `${String(id)} ${String(coupon)}`;
    if (id === undefined || coupon === undefined || asked.current === question) return;
    asked.current = question;
    shop.cart.applyCoupon(coupon).catch((error: unknown) => {
      // Where nobody has answered, the order is judged when it is placed.
      if (isShopError(error) && isCouponLimit(error.code)) hold(error);
    });
  });
}
