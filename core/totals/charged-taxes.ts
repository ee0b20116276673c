import { taxInside, taxOn, type Minor } from '../kernel/money';
import type { Totals } from './totals';

/** Taxes of an order as charged, in minor units. Stored with it, because rates change and reports do not. */
export interface ChargedTaxes {
  /** Line and shipping prices contain the tax. */
  readonly included: boolean;
  /** In line order; `discount` is of the line. */
  readonly lines: readonly { readonly discount: Minor; readonly tax: Minor; readonly rate: number | null }[];
  readonly shipping: ChargedTax;
}

interface ChargedTax {
  readonly tax: Minor;
  /** Percent; null if a tax service calculated the amount. */
  readonly rate: number | null;
}

/** @param rates percent, in line order; shipping is taxed at the highest */
export function chargedTaxes({ rows, segments, shipping, tax }: Totals, rates: readonly number[]): ChargedTaxes {
  const included = segments.some(({ valueIncluded }) => valueIncluded !== undefined);
  const rateOf = (amount: Minor, rate: number, charged: Minor) =>
    (included ? taxInside(amount, rate) : taxOn(amount, rate)) === charged ? rate : null;
  const lines = rows.map((row, index) => ({
    discount: row.discount,
    tax: row.tax,
    rate: rateOf(row.row_total - row.discount, rates[index] ?? 0, row.tax),
  }));
  const shippingTax = rows.reduce((left, row) => left - row.tax, tax);
  const rate = rateOf(shipping, Math.max(0, ...rates), shippingTax);
  return { included, lines, shipping: { tax: shippingTax, rate } };
}
