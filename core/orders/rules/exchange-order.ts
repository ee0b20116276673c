import { SENT_STEP } from '../../contract/orders/order-status';
import { toMinor, type Minor } from '../../kernel/money';
import type { CartPromotion } from '../../promotions';
import type { ChargedTaxes, OrderPromotion } from '../../totals';
import type { EditFacts } from './may-edit';
import { partOfUnits } from './returned-units';

/**
 * Code of the discount that the new order of an exchange takes over, in its totals and in reports. No promotion of the
 * shop can have a code with a full stop.
 */
export const EXCHANGE_DISCOUNT = 'exchange.discount';
const FREE_DELIVERY = 'exchange.delivery';

/** Terms of an order that replaces items of another one. */
export interface ExchangeTerms {
  /** Id of the order whose items are exchanged. */
  readonly exchangeOf: number;
  /** Name of the discount, in the language of the store. */
  readonly name: string;
  /** Discount of the exchanged items. */
  readonly discount: KeptDiscount;
}

/** Amounts in minor units. */
export interface KeptDiscount {
  readonly amount: Minor;
  /** Price of the items before this discount. A cheaper new item gets its share of the discount, or it would be free. */
  readonly of: Minor;
}

/**
 * True if staff may exchange items of an order for a new order at today's prices. Goodwill cannot move to another
 * order, where it would earn bonuses and royalties.
 */
export function mayExchangeForOrder(
  {
    canceled,
    is_shipped: isShipped,
    paid,
    promo,
    step,
  }: Omit<EditFacts, 'has_parcels' | 'is_exchange' | 'is_released' | 'pays_first'>,
  goodwill: Minor,
): boolean {
  return paid && !canceled && !promo && step >= SENT_STEP && isShipped && goodwill === 0;
}

/** Promotions of the new order: the discount that it takes over, and free shipping. */
export function exchangePromotions({ name, discount }: ExchangeTerms): readonly CartPromotion[] {
  const fixed = { code: EXCHANGE_DISCOUNT, name, action: { kind: 'fixed', ...discount } } as const;
  const delivery = { code: FREE_DELIVERY, name, action: { kind: 'free_delivery' } } as const;
  return discount.amount > 0 ? [fixed, delivery] : [delivery];
}

/** Totals as the customer sees them: the credit of exchanged items is no gift card. */
export function totalsOfExchange<Total extends { readonly code: string }>(
  totals: readonly Total[],
  isExchange: boolean,
): readonly Total[] {
  return isExchange
    ? totals.map((one) => (one.code === 'gift_card' ? { ...one, code: 'exchange', title: 'Exchange' } : one))
    : totals;
}

interface Discounted {
  readonly products: readonly { readonly count: number; readonly row_total: number }[];
  readonly totals: readonly { readonly code: string; readonly value: number }[];
  readonly taxes?: ChargedTaxes | undefined;
  readonly promotions?: readonly OrderPromotion[] | undefined;
}

/**
 * Returns the coupon discount of some units, in minor units: what is left of the discounts of their lines after
 * promotions and the payment discount. A discount that an earlier exchange took over counts too.
 * @param step smallest amount of the currency (`currencyStep`)
 */
export function couponShare(
  order: Discounted,
  lines: readonly { readonly line: number; readonly qty: number }[],
  step: Minor,
): KeptDiscount {
  const shares = lines.map(({ line, qty }) => {
    const { amount, of, count } = lineShare(order, line, step);
    return { amount: partOfUnits(amount, qty, count, step), of: partOfUnits(of, qty, count, step) };
  });
  const sum = (name: keyof KeptDiscount) => shares.reduce((all, share) => all + share[name], 0);
  return { amount: sum('amount'), of: sum('of') };
}

function lineShare({ products, totals, taxes, promotions = [] }: Discounted, line: number, step: Minor) {
  const { count = 1, row_total: row = 0 } = products[line] ?? {};
  const minorOf = (name: string) =>
    totals.reduce((sum, { code, value }) => sum - (code === name ? toMinor(value) : 0), 0);
  const [coupon, payment] = [minorOf('discount'), minorOf('payment_discount')];
  const ofLine = (all: readonly OrderPromotion[]) => all.reduce((sum, { lines }) => sum + (lines[line] ?? 0), 0);
  const rest = Math.max(0, (taxes?.lines[line]?.discount ?? 0) - ofLine(promotions));
  const own = coupon <= 0 ? 0 : partOfUnits(rest, coupon, coupon + Math.max(0, payment), step);
  const earlier = ofLine(promotions.filter(({ code }) => code === EXCHANGE_DISCOUNT));
  return { amount: own + earlier, of: Math.max(0, toMinor(row) - ofLine(promotions) + earlier), count };
}
