import { allocate } from '../../../core/kernel/allocate';
import { cardsRefundable } from '../../../core/orders/gift-card';
import { capturedOf } from '../../../core/orders/captured';
import { partOfStep, returnedSku, returnReason, type ReturnStep } from '../../../core/orders/returned-units';
import { goodsPaid, settledLines } from './settled-lines';
import type { LoggedRefund } from '../ports/order-log';
import type { StoredGiftCard } from '../ports/gift-cards';
import type { StoredOrder } from '../ports/orders';

/** What was paid for something, and what of it went back. Minor units. */
interface Paid {
  readonly paid: number;
  readonly refunded: number;
}

/** What was paid and given back of an order. */
export interface OrderMoney {
  readonly captured: number;
  readonly refunded: number;
  /** Part of it that was not refunded. */
  readonly rest: number;
  /** Refundable amount; for gift cards at most their unspent balance. */
  readonly refundable: number;
  /** Refundable amount without gift cards. */
  readonly besidesCards: number;
  readonly shipping: Paid;
  /** Of each sku, in the order of its lines. */
  readonly lines: readonly MoneyLine[];
}

/** The money of a sku. */
interface MoneyLine extends Paid {
  readonly sku: string;
  readonly isGiftCard: boolean;
  /** Refundable amount of the line. */
  readonly refundable: number;
}

/** A refund, as far as its money goes. */
type Refund = Pick<LoggedRefund, 'amount' | 'lines' | 'reason' | 'shipping'>;

/** A gift card that an order buys, by the place of its line. */
type BoughtCard = Pick<StoredGiftCard, 'balance' | 'line' | 'value'>;

/**
 * The money of an order, part by part. An order that is not paid has none; of one that was cancelled all that came went back. Pure.
 * @param cards gift cards that it buys: what was spent of them cannot go back
 */
export function orderMoney(
  order: StoredOrder,
  refunds: readonly Refund[],
  cards: readonly BoughtCard[] = [],
): OrderMoney {
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const captured = capturedOf({ ...order, refunded });
  const back = refundedBySku(refunds);
  const paid = new Map<string, number>();
  for (const { sku, goods } of settledLines(order)) paid.set(sku, (paid.get(sku) ?? 0) + goods);
  const shipping = refunds.reduce((sum, refund) => sum + refund.shipping, 0);
  const rest = Math.max(0, captured - refunded);
  const all = [...paid].map(([sku, goods]) => {
    const own = cards.filter(({ line }) => order.document.products[line]?.sku === sku);
    return { sku, paid: goods, refunded: back.get(sku) ?? 0, cards: own };
  });
  const kept = all.reduce(
    (sum, line) => (line.cards.length > 0 ? sum + Math.max(0, line.paid - line.refunded) : sum),
    0,
  );
  const besidesCards = Math.max(0, rest - kept);
  const lines = all.map(({ cards: own, ...line }): MoneyLine => {
    const isGiftCard = own.length > 0;
    const left = isGiftCard ? cardsRefundable(line, own) : Math.min(line.paid - line.refunded, besidesCards);
    return { ...line, isGiftCard, refundable: captured === 0 ? 0 : Math.max(0, left) };
  });
  return {
    captured,
    refunded,
    rest,
    refundable: Math.min(rest, besidesCards + refundableCards(lines)),
    besidesCards,
    shipping: { paid: Math.max(0, order.grandTotal - goodsPaid(order)), refunded: shipping },
    lines,
  };
}

/** Part of a refund, of a sku. Minor units. */
interface SkuPart {
  readonly sku: string;
  readonly amount: number;
}

/**
 * Splits what is given back for nothing in particular: it is for goods and shipping first, and what they do not cover is for gift cards. Pure.
 * @param lines what is given back for a sku
 * @param unnamed what is given back for none
 * @param shipping what is given back for shipping
 * @param most how much can be for a line of gift cards
 * @returns the parts for gift cards
 */
export function unnamedCardParts(
  money: OrderMoney,
  {
    lines,
    unnamed,
    shipping,
  }: { readonly lines: readonly SkuPart[]; readonly unnamed: number; readonly shipping: number },
  most: (line: MoneyLine) => number,
): readonly SkuPart[] {
  const besides = sumOf(lines) - sumOf(partsOfCards(money, lines)) + shipping;
  let left = Math.min(unnamed, Math.max(0, unnamed + besides - money.besidesCards));
  return money.lines
    .filter(({ isGiftCard }) => isGiftCard)
    .flatMap((line) => {
      const { sku } = line;
      const amount = Math.min(left, Math.max(0, most(line) - sumOf(lines.filter((part) => part.sku === sku))));
      left -= amount;
      return amount > 0 ? [{ sku, amount }] : [];
    });
}

/** Parts of a refund that are for gift cards. Pure. */
export function partsOfCards(money: OrderMoney, lines: readonly SkuPart[]): readonly SkuPart[] {
  return lines.filter(({ sku }) => money.lines.some((line) => line.isGiftCard && line.sku === sku));
}

function sumOf(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

function refundableCards(lines: readonly MoneyLine[]): number {
  return lines.reduce((sum, { isGiftCard, refundable }) => (isGiftCard ? sum + refundable : sum), 0);
}

/** Refundable amount of a return; gift cards that are kept count nothing. Pure. */
export function mostReturned(
  { lines, rest, besidesCards }: OrderMoney,
  steps: readonly Pick<ReturnStep, 'sku'>[],
): number {
  const own = lines.filter(({ sku }) => steps.some((step) => step.sku === sku));
  return Math.min(rest, besidesCards + refundableCards(own));
}

/** Money that went back by SKU: for lines that came back, and for lines that the customer keeps. Pure. */
export function refundedBySku(refunds: readonly Refund[]): ReadonlyMap<string, number> {
  const back = new Map<string, number>();
  for (const { reason, amount, lines } of refunds) {
    const sku = returnedSku(reason);
    const own = sku === undefined ? lines : [{ sku, amount }];
    for (const line of own) back.set(line.sku, (back.get(line.sku) ?? 0) + line.amount);
  }
  return back;
}

/** What is given back for one step of a return. */
export interface ReturnedPart {
  readonly sku: string;
  readonly reason: string;
  readonly amount: number;
  /** What was paid for it. */
  readonly paid: number;
}

/**
 * What is given back for what comes back: what was paid for it and is still the shop's, or what staff says in all. Undefined where that is more than
 * there is. Pure.
 * @param wanted minor units
 */
export function returnedParts(
  money: OrderMoney,
  steps: readonly ReturnStep[],
  wanted: number | undefined,
): readonly ReturnedPart[] | undefined {
  const most = mostReturned(money, steps);
  const back = money.lines.flatMap((line) => {
    const step = steps.find(({ sku }) => sku === line.sku);
    return step === undefined ? [] : [{ ...line, due: partOfStep(line.paid, step), reason: returnReason(step) }];
  });
  if (wanted !== undefined && wanted > most) return undefined;
  const amounts =
    wanted === undefined
      ? capped(
          back.map(({ due, refundable }) => Math.min(due, refundable)),
          most,
        )
      : allocate(
          back.length === 0 ? 0 : wanted,
          back.map(({ due }) => due),
        );
  return back.map(({ sku, due, reason }, index) => ({ sku, paid: due, reason, amount: amounts[index] ?? 0 }));
}

/** Each at most what those before it have left. */
function capped(amounts: readonly number[], most: number): readonly number[] {
  let left = most;
  return amounts.map((amount) => {
    const given = Math.min(amount, left);
    left -= given;
    return given;
  });
}
