import { useEffect, useRef, useState } from 'react';
import { isCouponLimit } from '../../core/internal';
import { isShopError, type CartState, type OrdersArea, type User } from '../../core/shopper';
import type { CouponRefusal } from '../pages/checkout/coupon-refusal';
import { useShop } from '../state/shop-context';
import { noticeText } from '../text/format';
import { useFormat } from '../text/text-context';

interface Parts {
  readonly cart: Pick<CartState, 'coupon'>;
  readonly user: User | null;
  readonly email: string;
  readonly orders: Pick<OrdersArea, 'withoutCoupon'>;
}

type Refused = Parameters<typeof noticeText>[0];

interface Held {
  readonly refused: Refused;
  readonly coupon: string;
  readonly email: string;
}

/**
 * Holds a refused coupon until coupon or email changes. Guests learn of it only on ordering, so that a typed address
 * does not reveal earlier orders.
 */
export function useCouponRefusal({ cart, user, email, orders }: Parts): {
  readonly refusal: CouponRefusal | undefined;
  readonly refuse: (refused: Refused) => void;
} {
  const format = useFormat();
  const [held, setHeld] = useState<Held>();
  const coupon = cart.coupon?.active === true ? cart.coupon.code : undefined;
  const hold = (refused: Refused) => setHeld({ refused, coupon: coupon ?? '', email });
  useOwnCoupon({ coupon, user, hold });
  const isHeld = held !== undefined && held.coupon === coupon && held.email === email;
  return {
    refuse: hold,
    refusal: isHeld
      ? { coupon: held.coupon, text: noticeText(held.refused, format), segments: orders.withoutCoupon() }
      : undefined,
  };
}

interface Own extends Pick<Parts, 'user'> {
  readonly coupon: string | undefined;
  readonly hold: (refused: Refused) => void;
}

function useOwnCoupon({ coupon, user, hold }: Own): void {
  const shop = useShop();
  const asked = useRef('');
  const id = user?.id;
  useEffect(() => {
    const question = `${String(id)} ${String(coupon)}`;
    if (id === undefined || coupon === undefined || asked.current === question) return;
    asked.current = question;
    shop.cart.applyCoupon(coupon).catch((error: unknown) => {
      // Without an answer, the order decides.
      if (isShopError(error) && isCouponLimit(error.code)) hold(error);
    });
  });
}
