import type { CartTotals, PaymentMethod } from '../contract';
import { toDecimal, toMinor } from '../kernel/money';
import type { BonusRules, PaymentDiscount, TotalsCoupon, TotalsGiftCard, TotalsInput } from './totals';

type WireRules = NonNullable<CartTotals['rules']>;

type Discounting = Pick<TotalsInput, 'bonuses' | 'coupon' | 'giftCards'>;

/** Serializes discount rules so that offline clients compute the server's figures. */
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

export function couponOf(code: string | undefined, rules: WireRules | undefined): TotalsCoupon | undefined {
  const rule = rules?.coupon;
  if (code === undefined || rule === undefined) return undefined;
  return { code, type: rule.type, value: rule.type === 'fixed' ? toMinor(rule.value) : rule.value };
}

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

export function giftCardsOf(rules: WireRules | undefined): readonly TotalsGiftCard[] {
  return (rules?.gift_cards ?? []).map((card) => ({ ...card, balance: toMinor(card.balance) }));
}

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
