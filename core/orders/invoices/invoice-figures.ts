import type { TaxPart } from '../../contract/orders/tax-part';
import { allocate } from '../../kernel/allocate';
import { MoneyError, toMinor, type Minor } from '../../kernel/money';
import type { InvoiceLine, InvoiceTax } from '../../contract/orders/invoice-document';
import type { ChargedTaxes } from '../../totals';

/** Amounts in minor units; `unit` with or without tax, as the store shows prices. */
export interface InvoicedGoods {
  readonly sku: string;
  readonly name: string;
  readonly options: readonly string[];
  readonly quantity: number;
  readonly unit: Minor;
  readonly is_service?: true | undefined;
  readonly is_gift_card?: true | undefined;
}

export interface InvoiceSource {
  readonly goods: readonly InvoicedGoods[];
  /** Name of the shipping method; undefined if nothing is shipped. */
  readonly shipping: string | undefined;
  readonly taxes: ChargedTaxes;
  /** Order total before bonuses and gift cards, in minor units. */
  readonly total: Minor;
  /** Smallest amount of the currency (`currencyStep`). Default 1. */
  readonly step?: Minor;
}

export interface InvoiceFigures {
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly InvoiceTax[];
  readonly net: Minor;
  readonly tax: Minor;
  readonly gross: Minor;
}

/**
 * Returns lines, taxes by rate and sums of an invoice, from the taxes that were charged with the order.
 * @throws MoneyError if the lines do not add up to the order's total
 */
export function invoiceFigures({ goods, shipping, taxes, total, step }: InvoiceSource): InvoiceFigures {
  const { included: isGross } = taxes;
  const lines = goods.map((line, index): InvoiceLine => {
    const part = taxes.lines[index];
    if (part === undefined) throw new MoneyError(`No tax is known for line ${String(index + 1)}`);
    const { discount, tax, rate } = part;
    const rates = { rate, ...partsOf(part) };
    const paid = line.unit * line.quantity - discount;
    return { kind: 'goods', ...line, options: [...line.options], discount, ...taxed(paid, tax, isGross), ...rates };
  });
  const { amount, tax, rate } = taxes.shipping;
  const way: InvoiceLine[] =
    shipping === undefined
      ? []
      : [
          {
            kind: 'shipping',
            sku: null,
            name: shipping,
            options: [],
            quantity: 1,
            unit: amount,
            discount: 0,
            ...taxed(amount, tax, isGross),
            rate,
            ...partsOf(taxes.shipping),
            ...(taxes.exempt !== undefined && !goods.some(isDelivered) && { is_service: true as const }),
          },
        ];
  const figures = sumsOf([...lines, ...way], { names: taxes.names, step, isExempt: taxes.exempt !== undefined });
  if (figures.gross !== total)
    throw new MoneyError(`The lines sum to ${String(figures.gross)}, the order to ${String(total)}`);
  return figures;
}

interface SumOptions {
  readonly names?: readonly string[] | undefined;
  readonly step?: Minor | undefined;
  /** The buyer owes the tax: goods and services have sums of their own. */
  readonly isExempt?: boolean;
}

/** Adds up lines, and their taxes by rate, highest first. Named rates share the tax in proportion. */
export function sumsOf(
  lines: readonly InvoiceLine[],
  { names, step, isExempt = false }: SumOptions = {},
): InvoiceFigures {
  const groups = new Map<string, InvoiceLine[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.rate, line.parts, isExempt && exemptionOf(line)]);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const taxes = [...groups.values()].map((group): InvoiceTax => {
    const { rate = null, parts } = group[0] ?? {};
    const sums = totalOf(group);
    const name = rate === null ? names?.join(', ') : undefined;
    const shares = parts && { parts: sharesOf(sums.tax, parts, step) };
    const exempt = isExempt && group[0] !== undefined ? exemptionOf(group[0]) : undefined;
    return { rate, ...sums, ...(name !== undefined && { name }), ...shares, ...(exempt && { exempt }) };
  });
  return { lines, taxes: taxes.toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1)), ...totalOf(lines) };
}

/** Returns why the buyer owes the tax on a line of an exempt sale; undefined for gift cards, which are outside of VAT. */
export function exemptionOf({
  is_gift_card: isCard,
  is_service: isService,
}: Pick<InvoiceLine, 'is_gift_card' | 'is_service'>): InvoiceTax['exempt'] {
  if (isCard === true) return undefined;
  return isService === true ? 'services' : 'goods';
}

function isDelivered({ is_gift_card: isCard, is_service: isService }: InvoicedGoods): boolean {
  return isCard !== true && isService !== true;
}

function sharesOf(tax: Minor, parts: readonly TaxPart[], step: Minor | undefined) {
  const shares = allocate(
    tax,
    parts.map(({ rate }) => toMinor(rate, 6)),
    step,
  );
  return parts.map((part, index) => ({ ...part, tax: shares[index] ?? 0 }));
}

function partsOf({ parts }: Pick<ChargedTaxes['shipping'], 'parts'>): Pick<InvoiceLine, 'parts'> {
  return parts === undefined ? {} : { parts: [...parts] };
}

function taxed(paid: Minor, tax: Minor, isGross: boolean): Pick<InvoiceLine, 'gross' | 'net' | 'tax'> {
  return isGross ? { net: paid - tax, tax, gross: paid } : { net: paid, tax, gross: paid + tax };
}

function totalOf(lines: readonly InvoiceLine[]): Pick<InvoiceFigures, 'gross' | 'net' | 'tax'> {
  const sum = (name: 'gross' | 'net' | 'tax') => lines.reduce((all, line) => all + line[name], 0);
  return { net: sum('net'), tax: sum('tax'), gross: sum('gross') };
}
