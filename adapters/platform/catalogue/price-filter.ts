import type { FilterValue } from '../../../core/contract';
import { MoneyError, toMinor } from '../../../core/kernel/money';

type Scalar = string | number | boolean;

/**
 * A condition on a price, written in major units, in minor units. A range as the facet names it ('50-100', '150-') becomes
 * its bounds. What is no amount of money matches nothing.
 */
export function inMinorUnits(value: FilterValue): FilterValue {
  const range = typeof value.eq === 'string' ? /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/.exec(value.eq) : null;
  if (range) {
    const [, low = '0', high] = range;
    return { gte: toMinor(low), ...(high !== undefined && { lt: toMinor(high) }) };
  }
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
