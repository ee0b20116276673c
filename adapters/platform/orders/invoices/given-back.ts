import { allocate } from '../../../../core/kernel/allocate';
import { currencyStep } from '../../../../core/kernel/currency';
import type { InvoiceLine } from '../../../../core/contract/orders/invoice-document';
import type { GivenBack } from '../../../../core/orders/invoices/credit-figures';
import { backByLine, partOfUnits } from '../../../../core/orders/rules/returned-units';
import { refundedBySku } from '../lines/order-money';
import { returnedOf } from '../lines/returned-of';
import { settledLines } from '../lines/settled-lines';
import type { LoggedRefund } from '../../ports/orders/order-log';
import type { StoredOrder } from '../../ports/orders/orders';

/**
 * Returns the amounts refunded for an invoiced order so far: refunds and bonuses if paid, otherwise returned goods.
 * @param goods lines of the invoice, in the order's line order
 */
export function givenBack(
  order: StoredOrder,
  refunds: readonly LoggedRefund[],
  goods: readonly InvoiceLine[],
): GivenBack {
  const nothing = { all: false, goods: [], shipping: 0, other: 0 };
  if (order.status === 'canceled') return { ...nothing, all: true };
  const [lines, step] = [settledLines(order), currencyStep(order.currency)];
  const back = backByLine(lines, returnedOf(order));
  if (order.status !== 'paid') {
    const returned = lines.map(({ sku, count }, index) => ({
      sku,
      amount: partOfUnits(goods[index]?.gross ?? 0, back[index] ?? 0, count, step),
    }));
    return { ...nothing, goods: returned };
  }
  const named = [...refundedBySku(refunds)].map(([sku, amount]) => ({ sku, amount }));
  const shipping = refunds.reduce((sum, refund) => sum + refund.shipping, 0);
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const other = refunded - shipping - named.reduce((sum, { amount }) => sum + amount, 0);
  const { bonusBack = 0 } = order.fulfilment;
  const shares = lines.map(({ bonus, count }, index) => partOfUnits(bonus, back[index] ?? 0, count, step));
  const bonuses = bonusBack > 0 ? allocate(bonusBack, shares, step) : [];
  return {
    all: false,
    goods: [
      ...named,
      ...returnedUnpaid(order, goods),
      ...bonuses.map((amount, index) => ({ sku: lines[index]?.sku ?? '', amount })),
    ],
    shipping,
    other: Math.max(0, other),
  };
}

/** Goods returned before the order was paid, without a refund. */
function returnedUnpaid(order: StoredOrder, goods: readonly InvoiceLine[]) {
  const [lines, step] = [settledLines(order), currencyStep(order.currency)];
  const units = new Map<string, number>();
  for (const { sku, to, paid } of order.fulfilment.returnMoments ?? [])
    if (!paid) units.set(sku, Math.max(to, units.get(sku) ?? 0));
  const back = backByLine(
    lines,
    [...units].map(([sku, qty]) => ({ sku, qty })),
  );
  return lines.map(({ sku, bonus, count }, index) => ({
    sku,
    amount: partOfUnits((goods[index]?.gross ?? 0) - bonus, back[index] ?? 0, count, step),
  }));
}

/** Returns the bonuses returned to the customer so far, in minor units. */
export function bonusesBack({ status, fulfilment }: StoredOrder): number {
  return status === 'canceled' ? (fulfilment.bonus ?? 0) : (fulfilment.bonusBack ?? 0);
}
