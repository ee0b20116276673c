import type { FilterValue } from '../../../core/contract';
import { parsePriceRange } from '../../../core/catalogue/price-range';
import { MoneyError, toMinor } from '../../../core/kernel/money';
import type { FilterValue as IndexFilterValue, RangeBucket } from '../ports/search';
import { inMinor } from './facet-buckets';

type Scalar = string | number | boolean;

/** A range as the facet names it: '50-100', or '150-' without an upper end. */
function rangeOf(value: Scalar | undefined): RangeBucket | undefined {
  const range = typeof value === 'string' ? parsePriceRange(value) : undefined;
  return range && inMinor(range);
}

/**
 * A condition on a price, written in major units, in minor units. Ranges as the facet names them ('50-100', '150-') become
 * their bounds, one or several at once. What is no amount of money matches nothing.
 */
export function inMinorUnits(value: FilterValue): IndexFilterValue {
  const named = value.in ?? (value.eq === undefined ? [] : [value.eq]);
  const ranges = named.flatMap((name) => rangeOf(name) ?? []);
  if (ranges.length > 0 && ranges.length === named.length) return { ranges };
  const one = (amount: Scalar | undefined) => (amount === undefined ? undefined : minor(amount));
  const many = (amounts: readonly Scalar[] | undefined) => amounts?.map(minor);
  return {
    eq: one(value.eq),
    in: many(value.in),
    nin: many(value.nin),
    gt: one(value.gt),
    gte: one(value.gte),
    lt: one(value.lt),
    lte: one(value.lte),
  };
}

function minor(amount: Scalar): Scalar {
  try {
    return toMinor(typeof amount === 'boolean' ? Number.NaN : amount);
  } catch (error) {
    if (error instanceof MoneyError) return 'no price'; // equals nothing and lies in no range
    throw error;
  }
}
