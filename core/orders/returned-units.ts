import type { Minor } from '../kernel/money';

/** How many of a sku came back by now. */
export interface ReturnedUnits {
  readonly sku: string;
  readonly qty: number;
}

/** What staff says came back: a sku alone is all of it, a quantity is how many are back in all, so that the same said twice is one return. */
export type ReturnWish = ReturnedUnits | string;

/** A step of a return: of so many that were ordered, from how many that are back to how many. */
export interface ReturnStep {
  readonly sku: string;
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

/** How many of a sku a list has. */
export function unitsOf(list: readonly ReturnedUnits[], sku: string): number {
  return list.reduce((sum, units) => (units.sku === sku ? sum + units.qty : sum), 0);
}

/** What is back once a wish is fulfilled, sku by sku; what came back stays. Pure. @param ordered units by line */
export function returnedAfter(
  ordered: readonly ReturnedUnits[],
  before: readonly ReturnedUnits[],
  wish: readonly ReturnWish[],
): readonly ReturnedUnits[] {
  const back = new Map(before.map(({ sku, qty }) => [sku, qty]));
  for (const one of wish) {
    const { sku, qty } = typeof one === 'string' ? { sku: one, qty: unitsOf(ordered, one) } : one;
    back.set(sku, Math.max(back.get(sku) ?? 0, qty));
  }
  return [...back].map(([sku, qty]) => ({ sku, qty })).filter(({ qty }) => qty > 0);
}

/** What comes back between two states. Pure. */
export function returnSteps(
  ordered: readonly ReturnedUnits[],
  before: readonly ReturnedUnits[],
  after: readonly ReturnedUnits[],
): readonly ReturnStep[] {
  return after
    .map(({ sku, qty }) => ({ sku, from: unitsOf(before, sku), to: qty, of: unitsOf(ordered, sku) }))
    .filter(({ from, to }) => to > from);
}

/** Of each line how many are back, where so many of each sku are: the first line of a sku comes first. Pure. */
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

/** The part of some units in a whole amount, rounded down; of all of them it is the whole, so that the parts of all steps sum to it. Pure. */
export function partOfUnits(amount: Minor, qty: number, of: number): Minor {
  return qty >= of ? amount : Math.floor((amount * qty) / of);
}

/** What of an amount goes with a step. Pure. */
export function partOfStep(amount: Minor, { from, to, of }: Omit<ReturnStep, 'sku'>): Minor {
  return partOfUnits(amount, to, of) - partOfUnits(amount, from, of);
}

/** Whether all of a sku comes back at once. */
export function isWhole({ from, to, of }: ReturnStep): boolean {
  return from === 0 && to >= of;
}

/** By what a refund, a mail or a payment provider knows a step: another one for each. */
export function returnReason(step: ReturnStep): string {
  return isWhole(step) ? `returned:${step.sku}` : `returned/${String(step.to)}:${step.sku}`;
}

/** The sku that a reason is about, where it is that of a return. */
export function returnedSku(reason: string): string | undefined {
  return /^returned(?:\/\d+)?:(.+)$/s.exec(reason)?.[1];
}
