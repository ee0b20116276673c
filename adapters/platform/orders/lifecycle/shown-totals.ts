import type { Order } from '../../../../core/contract';
import { MoneyError, toMinor } from '../../../../core/kernel/money';
import type { PricedCart } from '../../catalogue';
import type { Totals } from '../../../../core/totals';

/** Returns true if the displayed totals differ. Grand total is required; line prices match with or without tax. */
export function shownTotalsDiffer(order: Order, totals: Totals, priced: PricedCart): boolean {
  const segments = new Map<string, number>(totals.segments.map((segment) => [segment.code, segment.value]));
  const shown = order.totals.map(({ code, value }) => ({ code, value: minor(value) }));
  if (!shown.some(({ code }) => code === 'grand_total')) return true;
  if (shown.some(({ code, value }) => value !== (segments.get(code) ?? 0))) return true;
  return priced.lines.some((line, index) => {
    const price = minor(order.products[index]?.price_incl_tax ?? Number.NaN);
    const row = totals.rows[index];
    return price !== line.unit && price !== row?.unitPriceInclTax;
  });
}

function minor(amount: number): number | undefined {
  try {
    return toMinor(amount);
  } catch (error) {
    if (error instanceof MoneyError) return undefined; // an invalid amount matches nothing
    throw error;
  }
}
