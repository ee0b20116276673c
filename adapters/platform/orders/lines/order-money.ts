import { allocate } from '../../../../core/kernel/allocate';
import { currencyStep } from '../../../../core/kernel/currency';
import { cardsRefundable } from '../../../../core/orders/rules/gift-card';
import { capturedOf } from '../../../../core/orders/rules/captured';
import { partOfStep, returnedSku, returnReason, type ReturnStep } from '../../../../core/orders/rules/returned-units';
import { maxReturn } from '../../../../core/orders/rules/max-return';
import { goodsPaid, settledLines } from './settled-lines';
import type { LoggedRefund } from '../../ports/orders/order-log';
import type { StoredGiftCard } from '../../ports/selling/gift-cards';
import type { StoredOrder } from '../../ports/orders/orders';

interface Paid {
  readonly paid: number;
  readonly refunded: number;
}

export interface OrderMoney {
  /** Smallest amount of the currency. */
  readonly step: number;
  readonly captured: number;
  readonly refunded: number;
  readonly rest: number;
  readonly refundable: number;
  readonly besidesCards: number;
  readonly shipping: Paid;
  readonly lines: readonly MoneyLine[];
}

interface MoneyLine extends Paid {
  readonly sku: string;
  readonly isGiftCard: boolean;
  readonly refundable: number;
}

type Refund = Pick<LoggedRefund, 'amount' | 'lines' | 'reason' | 'shipping'>;

type BoughtCard = Pick<StoredGiftCard, 'balance' | 'line' | 'value'>;

/**
 * Computes paid and refundable amounts; an unpaid order has none, a cancelled one is fully refunded.
 * @param cards gift cards bought: their spent part is not refundable
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
    step: currencyStep(order.currency),
    captured,
    refunded,
    rest,
    refundable: Math.min(rest, besidesCards + refundableCards(lines)),
    besidesCards,
    shipping: { paid: Math.max(0, order.grandTotal - goodsPaid(order)), refunded: shipping },
    lines,
  };
}

/** In minor units. */
interface SkuPart {
  readonly sku: string;
  readonly amount: number;
}

/**
 * Splits unassigned refunds: goods and shipping first, the rest on gift cards.
 * @param unnamed refund without a SKU
 * @param max maximum per gift card line
 * @returns the gift card parts
 */
export function unnamedCardParts(
  money: OrderMoney,
  {
    lines,
    unnamed,
    shipping,
  }: { readonly lines: readonly SkuPart[]; readonly unnamed: number; readonly shipping: number },
  max: (line: MoneyLine) => number,
): readonly SkuPart[] {
  const besides = sumOf(lines) - sumOf(partsOfCards(money, lines)) + shipping;
  let left = Math.min(unnamed, Math.max(0, unnamed + besides - money.besidesCards));
  return money.lines
    .filter(({ isGiftCard }) => isGiftCard)
    .flatMap((line) => {
      const { sku } = line;
      const amount = Math.min(left, Math.max(0, max(line) - sumOf(lines.filter((part) => part.sku === sku))));
      left -= amount;
      return amount > 0 ? [{ sku, amount }] : [];
    });
}

export function partsOfCards(money: OrderMoney, lines: readonly SkuPart[]): readonly SkuPart[] {
  return lines.filter(({ sku }) => money.lines.some((line) => line.isGiftCard && line.sku === sku));
}

function sumOf(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

function refundableCards(lines: readonly MoneyLine[]): number {
  return lines.reduce((sum, { isGiftCard, refundable }) => (isGiftCard ? sum + refundable : sum), 0);
}

export function maxReturned(money: OrderMoney, steps: readonly Pick<ReturnStep, 'sku'>[]): number {
  return maxReturn(
    money,
    steps.map(({ sku }) => sku),
  );
}

/** Sums refunds by SKU, for returned and kept lines. */
export function refundedBySku(refunds: readonly Refund[]): ReadonlyMap<string, number> {
  const back = new Map<string, number>();
  for (const { reason, amount, lines } of refunds) {
    const sku = returnedSku(reason);
    const own = sku === undefined ? lines : [{ sku, amount }];
    for (const line of own) back.set(line.sku, (back.get(line.sku) ?? 0) + line.amount);
  }
  return back;
}

export interface ReturnedPart {
  readonly sku: string;
  readonly reason: string;
  readonly amount: number;
  readonly paid: number;
}

export function returnedParts(
  money: OrderMoney,
  steps: readonly ReturnStep[],
  wanted: number | undefined,
): readonly ReturnedPart[] | undefined {
  const max = maxReturned(money, steps);
  const back = money.lines.flatMap((line) => {
    const step = steps.find(({ sku }) => sku === line.sku);
    return step === undefined
      ? []
      : [{ ...line, due: partOfStep(line.paid, step, money.step), reason: returnReason(step) }];
  });
  if (wanted !== undefined && wanted > max) return undefined;
  const amounts =
    wanted === undefined
      ? capped(
          back.map(({ due, refundable }) => Math.min(due, refundable)),
          max,
        )
      : allocated(wanted, back, money.step);
  return back.map(({ sku, due, reason }, index) => ({ sku, paid: due, reason, amount: amounts[index] ?? 0 }));
}

/** Splits a refund by unit price; gift cards get at most their balance, goods the rest. */
function allocated(
  wanted: number,
  parts: readonly { readonly due: number; readonly isGiftCard: boolean; readonly refundable: number }[],
  step: number,
): readonly number[] {
  const shares = allocate(
    parts.length === 0 ? 0 : wanted,
    parts.map(({ due }) => due),
    step,
  );
  const kept = shares.map((share, index) => {
    const part = parts[index];
    return part?.isGiftCard === true ? Math.min(share, part.refundable) : share;
  });
  const beyond = total(shares) - total(kept);
  const hasGoods = parts.some(({ isGiftCard }) => !isGiftCard);
  const weights = parts.map(({ due, isGiftCard, refundable }, index) => {
    if (hasGoods) return isGiftCard ? 0 : Math.max(1, due);
    return refundable - (kept[index] ?? 0);
  });
  const rest = allocate(beyond, weights, step);
  return kept.map((amount, index) => amount + (rest[index] ?? 0));
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function capped(amounts: readonly number[], max: number): readonly number[] {
  let left = max;
  return amounts.map((amount) => {
    const given = Math.min(amount, left);
    left -= given;
    return given;
  });
}
