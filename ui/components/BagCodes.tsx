import { couponReach, type CartState } from '../../core';
import { CouponForm } from './CouponForm';
import { GiftCardForm, type GiftCardActions } from './GiftCardForm';

interface Props {
  readonly cart: Pick<CartState, 'cartItems' | 'coupon' | 'totals'>;
  readonly onCoupon: (code: string) => Promise<boolean>;
  readonly onCouponRemove: () => Promise<void>;
  readonly giftCards: GiftCardActions;
  /** The shop has refused an order for the coupon. Default: false. */
  readonly isCouponRefused?: boolean;
}

/** Coupon and gift cards of a bag. One field takes both; once a coupon stands in its place, the field is for cards. */
export function BagCodes({ cart, onCoupon, onCouponRemove, giftCards, isCouponRefused = false }: Props) {
  const buysCards = cart.cartItems.some(({ gift_card: isCard }) => isCard === true);
  return (
    <>
      <CouponForm
        coupon={cart.coupon}
        isRefused={isCouponRefused}
        reach={couponReach(cart.cartItems)}
        onApply={onCoupon}
        onRemove={onCouponRemove}
        onCard={giftCards.onApply}
        cardSays={buysCards ? 'cart.card-not-cards' : 'cart.card-applied'}
      />
      <GiftCardForm
        cards={cart.totals?.rules?.gift_cards ?? []}
        buysCards={buysCards}
        hasField={cart.coupon?.active === true}
        {...giftCards}
      />
    </>
  );
}
