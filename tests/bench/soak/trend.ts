export interface Trend {
  readonly first: number;
  readonly last: number;
  readonly max: number;
  /** Slope per hour. */
  readonly hourly: number;
  /** Total rise below 5 % of the mean. */
  readonly isFlat: boolean;
}

const FLAT = 0.05;

/**
 * Fits a line by least squares.
 * @param points at least two
 */
export function trendOf(points: readonly (readonly [minute: number, value: number])[]): Trend {
  const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
  const [minutes, values] = [points.map(([minute]) => minute), points.map(([, value]) => value)];
  const [middle, level] = [mean(minutes), mean(values)];
  const spread = minutes.reduce((sum, minute) => sum + (minute - middle) ** 2, 0);
  const slope = points.reduce((sum, [minute, value]) => sum + (minute - middle) * (value - level), 0) / spread;
  const [first, last] = [values.at(0), values.at(-1)];
  if (first === undefined || last === undefined || spread === 0) throw new Error('A trend takes two figures');
  const rise = slope * ((minutes.at(-1) ?? 0) - (minutes.at(0) ?? 0));
  return { first, last, max: Math.max(...values), hourly: slope * 60, isFlat: rise < FLAT * level };
}
