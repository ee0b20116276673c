import { toDecimal, toMinor } from '../kernel/money';

/** S §9: the limit of the standard way to ship, in major units of the main currency, by which nobody is ever to have it free. */
const NEVER = 1_000_000;

/**
 * Whether a limit of net value is one that shoppers are promised: 0 is none, and that of S §9 lies where nobody gets. Pure.
 * @param limit major units of the main currency
 */
export function isPromisedLimit(limit: number | undefined): limit is number {
  return limit !== undefined && limit > 0 && limit < NEVER;
}

/** A way to ship as far as it can become free. */
interface Way {
  readonly method_title: string;
  /** Net value of an order from which it is free, in major units; left out where it never is. */
  readonly free_from?: number | undefined;
}

/** How far a cart is from a way to ship that costs nothing. */
export interface FreeDelivery<W extends Way = Way> {
  readonly way: W;
  /** Major units; 0 once it is reached. */
  readonly missing: number;
  /** From 0 to 1. */
  readonly reached: number;
}

/** Share of a threshold from which it is worth being named: nobody doubles a bag for its delivery. */
const NEAR = 0.5;

/**
 * The way to ship whose free delivery is near for a cart, else the dearest that it has reached; undefined where there is neither. Pure.
 * @param totals what the goods cost without their discounts, and these, in major units
 */
export function nextFreeDelivery<W extends Way>(
  ways: readonly W[],
  totals: { readonly subtotal: number; readonly discount_amount: number },
): FreeDelivery<W> | undefined {
  const net = Math.max(0, toMinor(totals.subtotal) - toMinor(totals.discount_amount));
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
 * The ways to ship as an order of a net value has them: those whose threshold it reaches cost nothing. Pure.
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
