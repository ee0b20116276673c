import type { CartPromotion } from '../../../core/promotions';
import type { TotalsCoupon } from '../../../core/totals';

interface PlainLine {
  readonly sku: string;
  readonly qty: number;
  readonly unit: number;
  readonly isGiftCard: boolean;
}

type Rule = Pick<CartPromotion, 'action' | 'minimum' | 'skus'>;
type Rows = readonly (readonly [code: string, value: number])[];

/** Reckons promotions and a coupon with loops over units, sharing nothing with the shop but the types. */
export function plainDiscounts(
  lines: readonly PlainLine[],
  promotions: readonly CartPromotion[],
  coupon: TotalsCoupon | undefined,
): { readonly rows: Rows; readonly lines: readonly number[] } {
  const left = lines.map(({ unit, qty, isGiftCard }) => (isGiftCard ? 0 : unit * qty));
  const start = [...left];
  const sets = [
    promotions.filter((one) => one.exclusive !== true),
    ...promotions.filter((one) => one.exclusive).map((one) => [one]),
  ];
  let best = { saved: 0, free: 0, off: [] as [string, number[]][] };
  for (const set of sets) {
    const now = [...left];
    const off: [string, number[]][] = [];
    let free = 0;
    for (const one of set) {
      const taken = plainRule(one, lines, now);
      if (taken === 'free') free += 1;
      else if (total(taken) > 0) off.push([one.code, taken]);
      if (taken !== 'free') taken.forEach((amount, at) => (now[at] = (now[at] ?? 0) - amount));
    }
    const saved = total(off.map(([, taken]) => total(taken)));
    const isEmpty = best.off.length === 0 && best.free === 0;
    if (saved > best.saved || (saved === best.saved && isEmpty && off.length + free > 0)) best = { saved, free, off };
  }
  const rows: (readonly [string, number])[] = best.off.map(([code, taken]) => [`promotion:${code}`, -total(taken)]);
  for (const [, taken] of best.off) taken.forEach((amount, at) => (left[at] = (left[at] ?? 0) - amount));
  const byCoupon = coupon === undefined ? 'free' : plainRule(couponRule(coupon), lines, left);
  if (byCoupon !== 'free') {
    byCoupon.forEach((amount, at) => (left[at] = (left[at] ?? 0) - amount));
    if (total(byCoupon) > 0) rows.push(['discount', -total(byCoupon)]);
  }
  return { rows, lines: start.map((amount, at) => amount - (left[at] ?? 0)) };
}

function couponRule({ type, value, skus, minimum }: TotalsCoupon): Rule {
  if (type === 'percent') return { skus, minimum, action: { kind: 'percent', percent: value } };
  if (type === 'fixed') return { skus, minimum, action: { kind: 'fixed', amount: value } };
  return { skus, minimum, action: { kind: 'free_delivery' } };
}

function plainRule(
  { action, minimum = 0, skus }: Rule,
  lines: readonly PlainLine[],
  left: readonly number[],
): number[] | 'free' {
  const none = lines.map(() => 0);
  const isIn = (line: PlainLine) => !line.isGiftCard && (skus === undefined || skus.includes(line.sku));
  const sum = total(lines.map((line) => (isIn(line) ? line.unit * line.qty : 0)));
  if (sum < minimum || (skus !== undefined && !lines.some(isIn))) return none;
  const open = lines.map((line, at) => (isIn(line) ? (left[at] ?? 0) : 0));
  switch (action.kind) {
    case 'free_delivery':
      return 'free';
    case 'percent':
      return spread(Math.min(ceilPercent(total(open), action.percent), total(open)), open);
    case 'fixed':
      return spread(Math.min(action.amount, total(open)), open);
    case 'tiers': {
      let off = 0;
      let from = -1;
      for (const tier of action.tiers)
        if (tier.from <= sum && tier.from > from) [from, off] = [tier.from, tier.percent];
      return spread(Math.min(ceilPercent(total(open), off), total(open)), open);
    }
    case 'buy_get': {
      const units = lines
        .flatMap((line, at) =>
          isIn(line) && line.unit > 0 ? Array.from({ length: line.qty }, () => ({ line, at })) : [],
        )
        .sort((a, b) => a.line.unit - b.line.unit || (a.line.sku < b.line.sku ? -1 : a.line.sku > b.line.sku ? 1 : 0));
      const reduced = none.map(() => 0);
      const count = Math.floor(units.length / action.units) * action.reduced;
      for (const { at } of units.slice(0, count)) reduced[at] = (reduced[at] ?? 0) + 1;
      return reduced.map((taken, at) => {
        const part = Number((BigInt(open[at] ?? 0) * BigInt(taken)) / BigInt(lines[at]?.qty ?? 1));
        return ceilPercent(part, action.percent);
      });
    }
  }
}

/** Percentages have at most two decimals. */
function ceilPercent(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(Math.round(percent * 100)) + 9_999n) / 10_000n);
}

function spread(amount: number, weights: readonly number[]): number[] {
  const all = BigInt(total(weights));
  if (amount === 0 || all === 0n) return weights.map(() => 0);
  const parts = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / all));
  const rests = weights.map((weight, at) => ({ at, rest: (BigInt(amount) * BigInt(weight)) % all }));
  rests.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1));
  for (const { at } of rests.slice(0, amount - total(parts))) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

function total(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}
