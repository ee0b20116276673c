import { MoneyError } from '../kernel/money';
import type { CartPromotion } from '../promotions';
import type { TotalsInput } from './totals';

function whole(field: string, value: number | undefined, min = 0): void {
  if (value !== undefined && !(Number.isSafeInteger(value) && value >= min)) {
    throw new MoneyError(`${field} must be a whole number of at least ${min}, not ${value}`);
  }
}

function decimal(field: string, value: number | undefined, max = Number.MAX_SAFE_INTEGER): void {
  if (value !== undefined && !(value >= 0 && value <= max)) {
    throw new MoneyError(`${field} must be a number from 0 to ${max}, not ${value}`);
  }
}

function checkPromotion({ code, minimum, action }: CartPromotion): void {
  const field = `promotion ${code}`;
  whole(`minimum of ${field}`, minimum);
  if (action.kind === 'percent' || action.kind === 'buy_get') decimal(`percent of ${field}`, action.percent, 100);
  if (action.kind === 'fixed') whole(`amount of ${field}`, action.amount);
  if (action.kind === 'buy_get') whole(`units of ${field}`, action.units, 1);
  if (action.kind === 'buy_get') whole(`reduced of ${field}`, action.reduced);
  for (const tier of action.kind === 'tiers' ? action.tiers : []) {
    whole(`from of ${field}`, tier.from);
    decimal(`percent of ${field}`, tier.percent, 100);
  }
}

export function checkInput(input: TotalsInput): void {
  for (const line of input.lines) {
    whole(`unitPrice of line ${line.id}`, line.unitPrice);
    whole(`qty of line ${line.id}`, line.qty);
    decimal(`taxRate of line ${line.id}`, line.taxRate);
  }
  for (const promotion of input.promotions ?? []) checkPromotion(promotion);
  const { shipping, coupon, paymentDiscount, bonuses, giftCards, taxes } = input;
  whole('shipping.amount', shipping?.amount);
  whole('shipping.limit', shipping?.limit);
  decimal('shipping.taxRate', shipping?.taxRate);
  if (coupon?.type === 'percent') decimal('coupon.value', coupon.value);
  if (coupon?.type === 'fixed') whole('coupon.value', coupon.value);
  whole('coupon.minimum', coupon?.minimum);
  decimal('paymentDiscount.percent', paymentDiscount?.percent);
  whole('paymentDiscount.minimum', paymentDiscount?.minimum);
  whole('paymentDiscount.step', paymentDiscount?.step, 1);
  whole('bonuses.account', bonuses?.account);
  whole('bonuses.spendUnlimitedFrom', bonuses?.spendUnlimitedFrom);
  decimal('bonuses.proportion', bonuses?.proportion, 1);
  for (const card of giftCards ?? []) whole(`balance of the gift card ${card.code}`, card.balance);
  for (const [index, tax] of (taxes?.lines ?? []).entries()) whole(`taxes.lines.${index}`, tax);
  whole('taxes.shipping', taxes?.shipping);
}
