import { toMinor } from '../kernel/money';

/** Of the goods that are sold by a blogger's posts, the blogger is paid this share. */
const PROFIT_PERCENT = 10;
/** And gets this share again as bonuses, to spend in the shop. */
const BONUS_PERCENT = 2;

/** What a blogger earns by goods of an amount (A §4.9); both in minor units, rounded down in favour of the shop. Pure. */
export function royaltyFor(goods: number): { readonly sum: number; readonly bonus: number } {
  return { sum: Math.floor((goods * PROFIT_PERCENT) / 100), bonus: Math.floor((goods * BONUS_PERCENT) / 100) };
}

/** What the goods of an order cost: its subtotal less discounts, without shipping. Minor units. */
export function goodsOf(totals: readonly { readonly code: string; readonly value: number }[]): number {
  const goods = new Set(['subtotal', 'discount', 'payment_discount']);
  return totals.filter(({ code }) => goods.has(code)).reduce((sum, { value }) => sum + toMinor(value), 0);
}
