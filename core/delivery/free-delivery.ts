import { toDecimal, toMinor } from '../kernel/money';

const NEVER = 1_000_000;

/**
 * Filters out 0 and unreachable limits.
 * @param limit major units of the main currency
 */
export function isPromisedLimit(limit: number | undefined): limit is number {
  return limit !== undefined && limit > 0 && limit < NEVER;
}

interface Way {
  readonly method_title: string;
  /** Net order value in major units; absent if never free. */
  readonly free_from?: number | undefined;
}

/** Progress towards free delivery. */
export interface FreeDelivery<W extends Way = Way> {
  readonly way: W;
  /** In major units; 0 once reached. */
  readonly missing: number;
  /** 0–1. */
  readonly reached: number;
}

const NEAR = 0.5;

/**
 * Returns the method closest to free delivery, else the most expensive free one; undefined if none.
 * @param totals goods and discounts in major units; gift cards among the goods do not count
 */
export function nextFreeDelivery<W extends Way>(
  ways: readonly W[],
  totals: {
    readonly subtotal: number;
    readonly discount_amount: number;
    readonly gift_cards_amount?: number | undefined;
  },
): FreeDelivery<W> | undefined {
  const goods = toMinor(totals.subtotal) - toMinor(totals.gift_cards_amount ?? 0);
  const net = Math.max(0, goods - toMinor(totals.discount_amount));
  const promised = ways
    .flatMap((way) =>
      way.free_from === undefined || way.free_from <= 0 ? [] : [{ way, from: toMinor(way.free_from) }],
    )
    .toSorted((a, b) => a.from - b.from);
  const next =
    promised.find(({ from }) => net < from && net >= from * NEAR) ?? promised.findLast(({ from }) => net >= from);
  if (next === undefined) return undefined;
  return { way: next.way, missing: toDecimal(Math.max(0, next.from - net)), reached: Math.min(1, net / next.from) };
}

/**
 * Returns the shipping methods for an order of a net value; those whose threshold it reaches are free. Pure.
 * @param net major units, before tax
 */
export function withFreeDelivery<W extends Way & { readonly amount: number }>(
  ways: readonly W[],
  net: number,
): readonly W[] {
  const value = toMinor(net);
  return ways.map((way) => {
    const { free_from: from = 0 } = way;
    return from > 0 && value >= toMinor(from) ? { ...way, amount: 0 } : way;
  });
}
