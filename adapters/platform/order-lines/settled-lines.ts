import { toMinor } from '../../../core/kernel/money';
import { lineShares, type LineShare } from '../../../core/orders/line-shares';
import type { StoredOrder } from '../ports/orders';
import type { Units } from '../ports/stock';

/** What each line of an order brought and took, beside its sku. */
export interface SettledLine extends LineShare {
  readonly sku: string;
  /** Of them. */
  readonly count: number;
  readonly units: readonly Units[];
}

/** The lines of an order with their part of its money, bonuses and stock. Pure. */
export function settledLines(order: StoredOrder): readonly SettledLine[] {
  const { document, fulfilment } = order;
  const { products } = document;
  const shares = lineShares(
    products.map((line) => toMinor(line.row_total)),
    { goods: goodsPaid(order), bonus: fulfilment.bonus ?? 0, cashback: fulfilment.cashback ?? 0 },
  );
  return products.flatMap(({ sku, count }, index) => {
    const share = shares[index];
    if (share === undefined) return [];
    // Of orders from before it is known only which lines took from stock under their own sku.
    const own = order.units.some((unit) => unit.sku === sku) ? [{ sku, qty: count }] : [];
    return [{ sku, count, ...share, units: document.line_units?.[index] ?? own }];
  });
}

/** What is paid for the goods in money: what was paid for the shipping stays paid when a line comes back. */
export function goodsPaid({ grandTotal, document, fulfilment }: StoredOrder): number {
  const shipping = document.totals.find(({ code }) => code === 'shipping');
  return Math.max(0, fulfilment.goods ?? grandTotal - toMinor(shipping?.value ?? 0));
}
