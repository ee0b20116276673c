import { toDecimal, toMinor, type Minor } from '../../../../core/kernel/money';
import { partOfUnits } from '../../../../core/orders/rules/returned-units';
import type { Units } from '../../ports/catalogue/stock';
import type { OrderDocument } from '../../ports/orders/orders';

export interface Swap {
  readonly line: number;
  readonly qty: number;
  /** The replacement as the catalogue describes it today. */
  readonly product: OrderDocument['products'][number];
  readonly units: readonly Units[];
}

/**
 * Replaces units of lines by other variants that cost what was paid. Sums of rows, discounts and taxes stay the same.
 * New lines are last, because others are known by their position.
 * @param smallest amounts are split into multiples of it (`currencyStep`)
 */
export function exchangedDocument(document: OrderDocument, swaps: readonly Swap[], smallest: Minor): OrderDocument {
  return swaps.reduce((exchanged, swap) => withSwap(exchanged, swap, smallest), document);
}

function withSwap(document: OrderDocument, { line, qty, product, units }: Swap, smallest: Minor): OrderDocument {
  const ordered = document.products[line];
  if (ordered === undefined) return document;
  const { count, price, price_base } = ordered;
  const part = (amount: number) => partOfUnits(amount, qty, count, smallest);
  const row = part(toMinor(ordered.row_total));
  const replacement = { ...product, count: qty, price, price_base, row_total: toDecimal(row) };
  const all = document.line_units;
  if (qty >= count)
    return {
      ...document,
      products: document.products.with(line, replacement),
      ...(all && { line_units: all.with(line, units) }),
    };
  const rest = toDecimal(toMinor(ordered.row_total) - row);
  const { taxes, promotions } = document;
  return {
    ...document,
    products: [...document.products.with(line, { ...ordered, count: count - qty, row_total: rest }), replacement],
    ...(all && { line_units: [...all.with(line, unitsLeft(all[line] ?? [], qty, count)), units] }),
    ...(taxes && { taxes: withSplitLine(taxes, line, part) }),
    ...(promotions && {
      promotions: promotions.map((one) => ({ ...one, lines: splitAmounts(one.lines, line, part) })),
    }),
  };
}

/** Returns the units of stock behind some units of a line. */
export function unitsOfPart(units: readonly Units[], qty: number, count: number): readonly Units[] {
  return units.map((unit) => ({ ...unit, qty: partOfUnits(unit.qty, qty, count) })).filter((unit) => unit.qty > 0);
}

function unitsLeft(units: readonly Units[], qty: number, count: number): readonly Units[] {
  return units
    .map((unit) => ({ ...unit, qty: unit.qty - partOfUnits(unit.qty, qty, count) }))
    .filter((unit) => unit.qty > 0);
}

type Taxes = NonNullable<OrderDocument['taxes']>;
type TaxLines = Taxes['lines'];

function withSplitLine(taxes: Taxes, line: number, part: (amount: number) => number): Taxes {
  const { lines, exempt } = taxes;
  const price = exempt?.prices[line];
  return {
    ...{ ...taxes, lines: splitTaxes(lines, line, part) },
    ...(exempt && price !== undefined && { exempt: { prices: [...exempt.prices, price] } }),
  };
}

function splitTaxes(lines: TaxLines, at: number, part: (amount: number) => number): TaxLines {
  const whole = lines[at];
  if (whole === undefined) return lines;
  const [discount, tax] = [part(whole.discount), part(whole.tax)];
  const rest = { ...whole, discount: whole.discount - discount, tax: whole.tax - tax };
  return [...lines.with(at, rest), { ...whole, discount, tax }];
}

function splitAmounts(amounts: readonly number[], at: number, part: (amount: number) => number): readonly number[] {
  const whole = amounts[at] ?? 0;
  return [...amounts.with(at, whole - part(whole)), part(whole)];
}
