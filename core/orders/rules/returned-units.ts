import type { Minor } from '../../kernel/money';

export interface ReturnedUnits {
  readonly sku: string;
  readonly qty: number;
}

/** A SKU means all of it; a quantity is the total returned, so repeats are idempotent. */
export type ReturnInput = ReturnedUnits | string;

/** A return step: ordered units and returned units before and after. */
export interface ReturnStep {
  readonly sku: string;
  readonly from: number;
  readonly to: number;
  readonly of: number;
  /** The units were cancelled before shipment. */
  readonly isUnsent?: boolean | undefined;
}

export function unitsOf(list: readonly ReturnedUnits[], sku: string): number {
  return list.reduce((sum, units) => (units.sku === sku ? sum + units.qty : sum), 0);
}

export function returnedAfter(
  ordered: readonly ReturnedUnits[],
  before: readonly ReturnedUnits[],
  input: readonly ReturnInput[],
): readonly ReturnedUnits[] {
  const back = new Map(before.map(({ sku, qty }) => [sku, qty]));
  for (const one of input) {
    const { sku, qty } = typeof one === 'string' ? { sku: one, qty: unitsOf(ordered, one) } : one;
    back.set(sku, Math.max(back.get(sku) ?? 0, qty));
  }
  return [...back].map(([sku, qty]) => ({ sku, qty })).filter(({ qty }) => qty > 0);
}

export function returnSteps(
  ordered: readonly ReturnedUnits[],
  before: readonly ReturnedUnits[],
  after: readonly ReturnedUnits[],
): readonly ReturnStep[] {
  return after
    .map(({ sku, qty }) => ({ sku, from: unitsOf(before, sku), to: qty, of: unitsOf(ordered, sku) }))
    .filter(({ from, to }) => to > from);
}

/** Distributes returned units over lines, the first line of a SKU first. */
export function backByLine(
  lines: readonly { readonly sku: string; readonly count: number }[],
  returned: readonly ReturnedUnits[],
): readonly number[] {
  const left = new Map(returned.map(({ sku, qty }) => [sku, qty]));
  return lines.map(({ sku, count }) => {
    const back = Math.min(count, left.get(sku) ?? 0);
    left.set(sku, (left.get(sku) ?? 0) - back);
    return back;
  });
}

/** Share of some units in an amount, rounded down to a multiple of `smallest` (`currencyStep`). */
export function partOfUnits(amount: Minor, qty: number, of: number, smallest: Minor = 1): Minor {
  return qty >= of ? amount : Math.floor((amount * qty) / (of * smallest)) * smallest;
}

/** Returns the share of an amount that belongs to a return step, a multiple of `smallest` (`currencyStep`). */
export function partOfStep(amount: Minor, { from, to, of }: Omit<ReturnStep, 'sku'>, smallest: Minor = 1): Minor {
  return partOfUnits(amount, to, of, smallest) - partOfUnits(amount, from, of, smallest);
}

export function isWhole({ from, to, of }: ReturnStep): boolean {
  return from === 0 && to >= of;
}

export function returnReason(step: ReturnStep): string {
  const why = step.isUnsent === true ? 'unsent' : 'returned';
  return isWhole(step) ? `${why}:${step.sku}` : `${why}/${String(step.to)}:${step.sku}`;
}

export function returnedSku(reason: string): string | undefined {
  return /^(?:returned|unsent)(?:\/\d+)?:(.+)$/s.exec(reason)?.[1];
}
