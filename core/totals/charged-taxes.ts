import { namedParts, type TaxPart } from '../contract/orders/tax-part';
import { taxInside, taxOn, type Minor } from '../kernel/money';
import type { Totals } from './totals';

/** Taxes of an order as charged, in minor units. Stored with it, because rates change and its books do not. */
export interface ChargedTaxes {
  /** Line and shipping prices contain the tax. */
  readonly included: boolean;
  /** In line order; `discount` is of the line. */
  readonly lines: readonly (ChargedTax & { readonly discount: Minor })[];
  readonly shipping: ChargedTax & { readonly amount: Minor };
  /** The buyer owes the tax, so prices of lines are net; `prices` are those that contain tax, for edits. */
  readonly exempt?: { readonly prices: readonly Minor[] } | undefined;
  /** Taxes named by a tax service. */
  readonly names?: readonly string[] | undefined;
}

interface ChargedTax {
  readonly tax: Minor;
  /** Percent; null if a tax service calculated the amount. */
  readonly rate: number | null;
  /** Named rates that add up to it. */
  readonly parts?: readonly TaxPart[] | undefined;
}

/** Terms of an order's taxes. */
interface TaxTerms {
  /** Percent, in line order; shipping is taxed at the highest. */
  readonly rates: readonly number[];
  /** Rates that add up to them. */
  readonly parts?: readonly (readonly TaxPart[])[];
  readonly pricesIncludeTax: boolean;
  /** Prices of pieces before an exemption, in line order. */
  readonly prices?: readonly Minor[];
  /** Smallest amount of the currency (`currencyStep`). Default 1. */
  readonly step?: Minor;
}

export function chargedTaxes(
  { rows, segments, shipping, tax, isTaxExempt = false }: Totals,
  { rates, parts = [], pricesIncludeTax, prices = [], step = 1 }: TaxTerms,
): ChargedTaxes {
  const included = pricesIncludeTax && !isTaxExempt;
  const rateOf = (amount: Minor, rate: number, charged: Minor) =>
    (included ? taxInside(amount, rate, step) : taxOn(amount, rate, step)) === charged ? rate : null;
  const taxOf = (amount: Minor, line: number, tax: Minor): ChargedTax => {
    const rate = isTaxExempt ? 0 : rateOf(amount, rates[line] ?? 0, tax);
    const named = rate === null || isTaxExempt ? undefined : namedParts(parts[line] ?? []);
    return { tax, rate, ...(named !== undefined && { parts: named }) };
  };
  const lines = rows.map((row, index) => ({
    discount: row.discount,
    ...taxOf(row.row_total - row.discount, index, row.tax),
  }));
  const shippingTax = rows.reduce((left, row) => left - row.tax, tax);
  const highest = rates.indexOf(Math.max(0, ...rates));
  const names = segments.find(({ code }) => code === 'tax')?.names;
  return {
    included,
    lines,
    shipping: { amount: shipping, ...taxOf(shipping, highest, shippingTax) },
    ...(isTaxExempt && { exempt: { prices } }),
    ...(names !== undefined && { names }),
  };
}
