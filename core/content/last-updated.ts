/** A §9: older than so many milliseconds, the shop's data count as expired. */
const EXPIRED_AFTER = 15 * 60_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long ago the shop's data were last updated, in the largest unit that fits (A §4.6). */
export interface LastUpdated {
  readonly unit: 'hours' | 'minutes' | 'moment';
  /** Whole hours or minutes; 0 for less than a minute. */
  readonly count: number;
  readonly isExpired: boolean;
}

/**
 * How long ago that was (A §4.6): hours, else minutes, else less than a minute. Pure.
 * @param at milliseconds since the epoch; one that is yet to come counts as now, since clocks differ
 */
export function lastUpdated(at: number, now: number): LastUpdated {
  const age = Math.max(0, now - at);
  const isExpired = age > EXPIRED_AFTER;
  if (age >= HOUR) return { unit: 'hours', count: Math.floor(age / HOUR), isExpired };
  if (age >= MINUTE) return { unit: 'minutes', count: Math.floor(age / MINUTE), isExpired };
  return { unit: 'moment', count: 0, isExpired };
}
