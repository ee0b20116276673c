import { allocate } from '../../../core/kernel/allocate';
import { capturedOf } from '../../../core/orders/captured';
import { partOfStep, returnedSku, returnReason, type ReturnStep } from '../../../core/orders/returned-units';
import { goodsPaid, settledLines } from './settled-lines';
import type { LoggedRefund } from '../ports/order-log';
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
  /** What can still go back. */
  readonly rest: number;
  readonly shipping: Paid;
  /** Of each sku, in the order of its lines. */
  readonly lines: readonly (Paid & { readonly sku: string })[];
}

/** The money of an order, part by part. An order that is not paid has none; of one that was cancelled all that came went back. Pure. */
export function orderMoney(order: StoredOrder, refunds: readonly LoggedRefund[]): OrderMoney {
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const captured = capturedOf({ ...order, refunded });
  const back = refundedBySku(refunds);
  const paid = new Map<string, number>();
  for (const { sku, goods } of settledLines(order)) paid.set(sku, (paid.get(sku) ?? 0) + goods);
  const shipping = refunds.reduce((sum, refund) => sum + refund.shipping, 0);
  return {
    captured,
    refunded,
    rest: Math.max(0, captured - refunded),
    shipping: { paid: Math.max(0, order.grandTotal - goodsPaid(order)), refunded: shipping },
    lines: [...paid].map(([sku, goods]) => ({ sku, paid: goods, refunded: back.get(sku) ?? 0 })),
  };
}

function refundedBySku(refunds: readonly LoggedRefund[]): ReadonlyMap<string, number> {
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
  { lines, rest }: OrderMoney,
  steps: readonly ReturnStep[],
  wanted: number | undefined,
): readonly ReturnedPart[] | undefined {
  const back = lines.flatMap((line) => {
    const step = steps.find(({ sku }) => sku === line.sku);
    return step === undefined ? [] : [{ ...line, due: partOfStep(line.paid, step), reason: returnReason(step) }];
  });
  if (wanted !== undefined && wanted > rest) return undefined;
  const amounts =
    wanted === undefined
      ? capped(
          back.map(({ due, paid, refunded }) => Math.min(due, Math.max(0, paid - refunded))),
          rest,
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
