import type { FilterValue } from '../../../../core/contract';
import { parsePriceRange } from '../../../../core/catalogue/price-range';
import { MoneyError, toMinor } from '../../../../core/kernel/money';
import type { FilterValue as IndexFilterValue, RangeBucket } from '../../ports/catalogue/search';
import { inMinor } from './facet-buckets';

type Scalar = string | number | boolean;

function rangeOf(value: Scalar | undefined): RangeBucket | undefined {
  const range = typeof value === 'string' ? parsePriceRange(value) : undefined;
  return range && inMinor(range);
}

/** Facet ranges ('50-100', '150-') become bounds in minor units. Invalid amounts match nothing. */
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
    if (error instanceof MoneyError) return 'no price';
    throw error;
  }
}
