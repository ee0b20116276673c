import type { SellThrough } from '../../contract/staff/manage-insights';

interface Sold {
  readonly sold: number;
  readonly stock: number;
}

/** Calculates the part of the goods that was sold, in percent with one decimal, and how long the rest lasts. Pure. */
export function sellThroughOf({ sold, stock }: Sold, days: number): Pick<SellThrough, 'days_left' | 'rate'> {
  const [units, left] = [Math.max(0, sold), Math.max(0, stock)];
  return {
    rate: units + left === 0 ? 0 : Math.round((units / (units + left)) * 1000) / 10,
    days_left: units === 0 ? null : Math.round((left / units) * days),
  };
}
