/** Per address in ten minutes. */
export interface Pace {
  readonly browsing: number;
  /** Cart changes including totals, and separately cart views; 1,200 by default. */
  readonly cartChanges: number;
  /** Staff calls per address; 12,000 by default. */
  readonly staff: number;
}

export const PACE: Pace = { browsing: 3000, cartChanges: 1200, staff: 12_000 };
const MIN = 100;
const MAX = 1_000_000;

/** @throws RangeError naming the invalid option */
export function paceOf({ browsing, cartChanges, staff }: Partial<Pace> = {}): Pace {
  return {
    browsing: checked('browsing', browsing ?? PACE.browsing),
    cartChanges: checked('cartChanges', cartChanges ?? PACE.cartChanges),
    staff: checked('staff', staff ?? PACE.staff),
  };
}

function checked(name: keyof Pace, count: number): number {
  if (Number.isInteger(count) && count >= MIN && count <= MAX) return count;
  throw new RangeError(`option pace.${name} must be a whole number from ${MIN} to ${MAX}, not ${count}`);
}
