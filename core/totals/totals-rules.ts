import type { CartTotals, PaymentMethod } from '../contract';
import { toDecimal, toMinor } from '../kernel/money';
import type { BonusRules, PaymentDiscount, TotalsCoupon, TotalsGiftCard, TotalsInput } from './totals';

/** What stands behind the discounts of a cart, as it travels: major units (S §5). */
type WireRules = NonNullable<CartTotals['rules']>;

/** What lowers what is left to be paid of a cart. */
type Discounting = Pick<TotalsInput, 'bonuses' | 'coupon' | 'giftCards'>;

/**
 * The rules of a cart's discounts as the contract sends them, so that a client that cannot ask the server comes to the figures that
 * the server would. Each is left out where there is none.
 */
export function toWireRules({ coupon, bonuses, giftCards = [] }: Discounting): WireRules {
  return {
    ...(coupon && { coupon: { type: coupon.type, value: wireValue(coupon) } }),
    ...(bonuses && {
      bonuses: {
        account: toDecimal(bonuses.account),
        is_vip: bonuses.isVip,
        spend: bonuses.spend,
        spend_unlimited_bonuses_from:
          bonuses.spendUnlimitedFrom === undefined ? null : toDecimal(bonuses.spendUnlimitedFrom),
        spend_bonuses_proportion: bonuses.proportion,
      },
    }),
    ...(giftCards.length > 0 && {
      gift_cards: giftCards.map(({ id, code, balance }) => ({ id, code, balance: toDecimal(balance) })),
    }),
  };
}

function wireValue({ type, value }: TotalsCoupon): number {
  return type === 'fixed' ? toDecimal(value) : value;
}

/** The coupon of a cart to compute with; undefined without one, or where the server did not send its rule. */
export function couponOf(code: string | undefined, rules: WireRules | undefined): TotalsCoupon | undefined {
  const rule = rules?.coupon;
  if (code === undefined || rule === undefined) return undefined;
  return { code, type: rule.type, value: rule.type === 'fixed' ? toMinor(rule.value) : rule.value };
}

/** How the customer may pay with bonuses; undefined where the server sent none. */
export function bonusesOf(rules: WireRules | undefined): BonusRules | undefined {
  const rule = rules?.bonuses;
  if (rule === undefined) return undefined;
  const from = rule.spend_unlimited_bonuses_from;
  return {
    account: toMinor(rule.account),
    isVip: rule.is_vip,
    spend: rule.spend,
    ...(from === null || from === undefined ? {} : { spendUnlimitedFrom: toMinor(from) }),
    proportion: rule.spend_bonuses_proportion,
  };
}

/** The gift cards on a cart, to compute with. */
export function giftCardsOf(rules: WireRules | undefined): readonly TotalsGiftCard[] {
  return (rules?.gift_cards ?? []).map((card) => ({ ...card, balance: toMinor(card.balance) }));
}

/** The discount of a way to pay; undefined where it gives none. */
export function paymentDiscountOf(method: PaymentMethod | undefined): PaymentDiscount | undefined {
  const rule = method?.discount;
  if (rule === undefined) return undefined;
  return {
    percent: rule.percent,
    minimum: toMinor(rule.minimum),
    step: Math.max(1, toMinor(rule.step)),
    ...(rule.free_delivery === true && { freeDelivery: true }),
  };
}
