import { lookUp } from '../../kernel/look-up';
import type { Minor } from '../../kernel/money';

/** Cost of one unit by SKU when it was ordered, in minor units of the order's currency. */
export type UnitCosts = Readonly<Record<string, Minor>>;

interface Line {
  readonly sku: string;
  readonly count: number;
}

/** Returns the cost of an order line: that of its SKU, or the sum of its parts; null if one of them is unknown. Pure. */
export function lineCost(
  { sku, count }: Line,
  units: readonly { readonly sku: string; readonly qty: number }[] = [],
  costs: UnitCosts = {},
): Minor | null {
  const own = lookUp(costs, sku);
  if (own !== undefined) return own * count;
  const parts = units.map((unit) => ({ cost: lookUp(costs, unit.sku), qty: unit.qty }));
  if (parts.length === 0) return null;
  return parts.reduce<Minor | null>(
    (sum, { cost, qty }) => (sum === null || cost === undefined ? null : sum + cost * qty),
    0,
  );
}
