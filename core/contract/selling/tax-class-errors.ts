import type { FieldError } from '../foundation/envelope';

interface TaxClasses {
  readonly of: 'customer' | 'product';
  readonly number: number;
}

interface Named {
  readonly field: string;
  readonly numbers: readonly number[];
  /** Numbers that stay valid. */
  readonly kept: readonly number[];
  readonly of: TaxClasses['of'];
  /** Number 0 means not taxed, so it has no rates. */
  readonly isTaxed: boolean;
}

/** Returns newly named tax classes that the shop does not have. Shops without named classes accept any number. Pure. */
export function taxClassErrors(
  { field, numbers, kept, of, isTaxed }: Named,
  classes: readonly TaxClasses[],
): readonly FieldError[] {
  const known = classes.filter((one) => one.of === of && (one.number > 0 || !isTaxed)).map(({ number }) => number);
  const isKnown = (number: number) => known.includes(number) || kept.includes(number);
  return known.length === 0 || numbers.every(isKnown)
    ? []
    : [{ field, message: `${field} must be one of ${known.join(', ')}` }];
}
