import type { CartTotals, PaymentMethod } from '../contract';
import { toDecimal, toMinor } from '../kernel/money';
import type { CartPromotion, CartRule, RuleAction } from '../promotions';
import type { BonusRules, PaymentDiscount, TotalsCoupon, TotalsGiftCard, TotalsInput } from './totals';

type WireRules = NonNullable<CartTotals['rules']>;

type WirePromotion = NonNullable<WireRules['promotions']>[number];

type Discounting = Pick<TotalsInput, 'bonuses' | 'coupon' | 'giftCards' | 'promotions'> & {
  readonly customerTaxClassId?: number | undefined;
  readonly vat?: WireRules['vat'];
  readonly taxExempt?: WireRules['tax_exempt'];
};

/** Serializes discount rules so that offline clients compute the server's figures. */
export function toWireRules({
  coupon,
  bonuses,
  giftCards = [],
  promotions = [],
  customerTaxClassId,
  vat,
  taxExempt,
}: Discounting): WireRules {
  return {
    ...(customerTaxClassId !== undefined && { customer_tax_class_id: customerTaxClassId }),
    ...(vat !== undefined && { vat }),
    ...(taxExempt !== undefined && { tax_exempt: taxExempt }),
    ...(promotions.length > 0 && { promotions: promotions.map(wirePromotion) }),
    ...(coupon && { coupon: { type: coupon.type, value: wireValue(coupon), ...wireScope(coupon) } }),
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

function wireScope({ skus, minimum }: Pick<CartRule, 'minimum' | 'skus'>): Pick<WirePromotion, 'minimum' | 'skus'> {
  return {
    ...(skus !== undefined && { skus: [...skus] }),
    ...(minimum !== undefined && { minimum: toDecimal(minimum) }),
  };
}

function scopeOf({ skus, minimum }: Pick<WirePromotion, 'minimum' | 'skus'>): Pick<CartRule, 'minimum' | 'skus'> {
  return {
    ...(skus !== undefined && { skus }),
    ...(minimum !== undefined && { minimum: toMinor(minimum) }),
  };
}

function wirePromotion({ code, name, exclusive, action, ...scope }: CartPromotion): WirePromotion {
  return { code, name, ...(exclusive === true && { exclusive }), ...wireScope(scope), ...wireAction(action) };
}

type WireAction = Omit<WirePromotion, 'code' | 'exclusive' | 'minimum' | 'name' | 'skus'>;

function wireAction(action: RuleAction): WireAction {
  switch (action.kind) {
    case 'fixed':
      return { kind: action.kind, amount: toDecimal(action.amount) };
    case 'tiers':
      return {
        kind: action.kind,
        tiers: action.tiers.map(({ from, percent }) => ({ from: toDecimal(from), percent })),
      };
    default:
      return action;
  }
}

/** Reads promotions; an unknown kind gives no discount. */
export function promotionsOf(rules: WireRules | undefined): readonly CartPromotion[] {
  return (rules?.promotions ?? []).map(({ code, name, exclusive, ...rule }) => ({
    ...{ code, name, ...scopeOf(rule), action: actionOf(rule) },
    ...(exclusive === true && { exclusive }),
  }));
}

function actionOf({ kind, percent = 0, amount = 0, units = 1, reduced = 0, tiers = [] }: WireAction): RuleAction {
  switch (kind) {
    case 'percent':
      return { kind, percent };
    case 'fixed':
      return { kind, amount: toMinor(amount) };
    case 'free_delivery':
      return { kind };
    case 'buy_get':
      return { kind, units, reduced, percent };
    case 'tiers':
      return { kind, tiers: tiers.map((tier) => ({ from: toMinor(tier.from), percent: tier.percent })) };
  }
}

export function couponOf(code: string | undefined, rules: WireRules | undefined): TotalsCoupon | undefined {
  const rule = rules?.coupon;
  if (code === undefined || rule === undefined) return undefined;
  const value = rule.type === 'fixed' ? toMinor(rule.value) : rule.value;
  return { code, type: rule.type, value, ...scopeOf(rule) };
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
