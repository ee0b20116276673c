import { couponReach } from '../../../core/internal';
import type { CartState } from '../../../core/shopper';
import { usePrice, useText } from '../../text/text-context';
import { CouponForm } from './CouponForm';
import { GiftCardForm, type GiftCardActions } from './GiftCardForm';

interface Props {
  readonly cart: Pick<CartState, 'cartItems' | 'coupon' | 'segments' | 'totals'>;
  readonly onCoupon: (code: string) => Promise<boolean>;
  readonly onCouponRemove: () => Promise<void>;
  readonly giftCards: GiftCardActions;
  readonly isCouponRefused?: boolean;
}

/** One field accepts coupons and gift cards; with a coupon applied, only cards. */
export function BagCodes({ cart, onCoupon, onCouponRemove, giftCards, isCouponRefused = false }: Props) {
  const buysCards = cart.cartItems.some(({ gift_card: isCard }) => isCard === true);
  const cardText = useCardWords(cart.segments, buysCards);
  return (
    <>
      <CouponForm
        coupon={cart.coupon}
        isRefused={isCouponRefused}
        reach={couponReach(cart.cartItems, { rules: cart.totals?.rules, segments: cart.segments })}
        onApply={onCoupon}
        onRemove={onCouponRemove}
        onCard={giftCards.onApply}
        cardText={cardText}
      />
      <GiftCardForm
        cards={cart.totals?.rules?.gift_cards ?? []}
        buysCards={buysCards}
        text={cardText}
        hasField={cart.coupon?.active === true}
        {...giftCards}
      />
    </>
  );
}

function useCardWords(segments: CartState['segments'], buysCards: boolean): string {
  const t = useText();
  const price = usePrice();
  const of = (wanted: string) => segments.find(({ code }) => code === wanted)?.value ?? 0;
  const [paid, left] = [-of('gift_card'), of('grand_total')];
  if (buysCards) return t('cart.card-not-cards');
  return paid > 0 && left > 0 ? t('cart.card-part', { paid: price(paid), left: price(left) }) : t('cart.card-applied');
}
