import { taxInside, taxOn, type Minor } from '../../kernel/money';
import type { Totals } from '../../totals';

/** Taxes of an order as they were charged, in minor units. */
export interface TaxFacts {
  readonly prices_include_tax: boolean;
  /** In the order's line order. */
  readonly lines: readonly TaxedPart[];
  readonly shipping: TaxedPart & { readonly amount: Minor };
  /** Taxes as an external calculator names them. */
  readonly names?: readonly string[] | undefined;
}

interface TaxedPart {
  readonly discount: Minor;
  readonly tax: Minor;
  /** Percent; null if an external calculator set the tax. */
  readonly rate: number | null;
}

/**
 * Records discount, tax and rate of each line, so that an invoice can name them later.
 * @param rates percent, in line order
 */
export function taxFacts(
  totals: Totals,
  { rates, pricesIncludeTax }: { readonly rates: readonly number[]; readonly pricesIncludeTax: boolean },
): TaxFacts {
  const taxOf = (amount: Minor, rate: number) => (pricesIncludeTax ? taxInside(amount, rate) : taxOn(amount, rate));
  const part = (amount: Minor, discount: Minor, tax: Minor, rate: number): TaxedPart => ({
    discount,
    tax,
    rate: taxOf(amount - discount, rate) === tax ? rate : null,
  });
  const lines = totals.rows.map(({ row_total, discount, tax }, index) =>
    part(row_total, discount, tax, rates[index] ?? 0),
  );
  const shippingTax = totals.tax - lines.reduce((sum, { tax }) => sum + tax, 0);
  const names = totals.segments.find(({ code }) => code === 'tax')?.names;
  return {
    prices_include_tax: pricesIncludeTax,
    lines,
    shipping: { amount: totals.shipping, ...part(totals.shipping, 0, shippingTax, Math.max(0, ...rates)) },
    ...(names !== undefined && { names }),
  };
}
