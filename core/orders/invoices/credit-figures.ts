import { allocate } from '../../kernel/allocate';
import { divideRounded, roundTo, type Minor } from '../../kernel/money';
import type { InvoiceLine } from '../../contract/orders/invoice-document';

/** Amounts refunded so far including tax, in minor units. */
export interface GivenBack {
  /** The whole order was cancelled. */
  readonly all: boolean;
  readonly goods: readonly { readonly sku: string; readonly amount: Minor }[];
  readonly shipping: Minor;
  /** Not assigned to a line. */
  readonly other: Minor;
}

/** Amounts of a credited line on earlier credit notes, in minor units. */
export interface Credited {
  /** Position of the line on the invoice, from 0. */
  readonly line: number;
  readonly gross: Minor;
  readonly tax: Minor;
}

export type CreditedLine = InvoiceLine & { readonly line: number };

/**
 * Returns the lines of the next credit note: refunds not credited yet. A line is never credited beyond
 * its amount, and its last credit covers the rest of its tax. Empty if nothing remains to credit.
 * @param step smallest amount of the currency (`currencyStep`)
 */
export function creditLines(
  invoice: readonly InvoiceLine[],
  before: readonly Credited[],
  back: GivenBack,
  step: Minor = 1,
): readonly CreditedLine[] {
  const earlier = invoice.map((_, line) => creditedOf(before, line));
  const now = totalsBack(
    invoice,
    earlier.map(({ gross }) => gross),
    { ...back, step },
  );
  return invoice.flatMap((line, index) => {
    const [credited, gross] = [earlier[index] ?? { gross: 0, tax: 0 }, now[index] ?? 0];
    const part = gross - credited.gross;
    if (part === 0) return [];
    const share = Number(divideRounded(BigInt(line.tax) * BigInt(gross), BigInt(line.gross)));
    const tax = (gross === line.gross ? line.tax : roundTo(share, step)) - credited.tax;
    return [partOf(line, index, { gross: part, tax })];
  });
}

/** Amounts refunded so far by destination, in minor units. */
export interface ReturnedPayments {
  readonly bonuses: Minor;
  readonly giftCards: Minor;
}

/**
 * Splits the amount of a credit note by destination: bonus account, gift cards, and money for the rest. Excludes the
 * parts on earlier credit notes. Pure.
 */
export function creditPayments(
  gross: Minor,
  back: ReturnedPayments,
  before: ReturnedPayments,
): ReturnedPayments & { readonly money: Minor } {
  const bonuses = Math.min(gross, Math.max(0, back.bonuses - before.bonuses));
  const giftCards = Math.min(gross - bonuses, Math.max(0, back.giftCards - before.giftCards));
  return { bonuses, giftCards, money: gross - bonuses - giftCards };
}

function creditedOf(before: readonly Credited[], line: number): { readonly gross: Minor; readonly tax: Minor } {
  const own = before.filter((part) => part.line === line);
  return {
    gross: own.reduce((sum, { gross }) => sum + gross, 0),
    tax: own.reduce((sum, { tax }) => sum + tax, 0),
  };
}

function partOf(
  line: InvoiceLine,
  index: number,
  { gross, tax }: { readonly gross: Minor; readonly tax: Minor },
): CreditedLine {
  if (gross === line.gross) return { ...line, line: index };
  // A partial price has no quantity.
  const net = gross - tax;
  return { ...line, line: index, quantity: null, unit: null, discount: 0, net, tax, gross };
}

/** Returns the refunded amount of each invoice line; never less than already credited. */
function totalsBack(
  invoice: readonly InvoiceLine[],
  earlier: readonly Minor[],
  back: GivenBack & { readonly step: Minor },
): readonly Minor[] {
  if (back.all) return invoice.map(({ gross }) => gross);
  const named = invoice.map(() => 0);
  let rest = back.other;
  const give = (amount: Minor, lines: readonly number[]) => {
    const room = lines.map((line) => (invoice[line]?.gross ?? 0) - (named[line] ?? 0));
    const given = Math.min(amount, sum(room));
    allocate(given, given === 0 ? lines.map(() => 1) : room, back.step).forEach((part, at) => {
      const line = lines[at] ?? 0;
      named[line] = (named[line] ?? 0) + part;
    });
    return amount - given;
  };
  const linesWhere = (fits: (line: InvoiceLine) => boolean) =>
    invoice.flatMap((line, index) => (fits(line) ? [index] : []));
  for (const { sku, amount } of back.goods)
    rest += give(
      amount,
      linesWhere((line) => line.kind === 'goods' && line.sku === sku),
    );
  rest += give(
    back.shipping,
    linesWhere(({ kind }) => kind === 'shipping'),
  );
  give(
    rest,
    linesWhere(() => true),
  );
  return notBelow(named, earlier, back.step);
}

/** Keeps earlier credits, and deducts the difference from the other lines. */
function notBelow(wanted: readonly Minor[], earlier: readonly Minor[], step: Minor): readonly Minor[] {
  const kept = wanted.map((amount, line) => Math.max(amount, earlier[line] ?? 0));
  const room = kept.map((amount, line) => amount - (earlier[line] ?? 0));
  const excess = Math.min(sum(kept) - sum(wanted), sum(room));
  if (excess <= 0) return kept;
  const taken = allocate(excess, room, step);
  return kept.map((amount, line) => amount - (taken[line] ?? 0));
}

function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((all, amount) => all + amount, 0);
}
