/** In milliseconds. */
const EXPIRED_AFTER = 15 * 60_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Age of the data in its largest unit. */
export interface LastUpdated {
  readonly unit: 'hours' | 'minutes' | 'moment';
  /** Whole hours or minutes; 0 for less than a minute. */
  readonly count: number;
  readonly isExpired: boolean;
}

/** @param at milliseconds since the epoch; future times count as now, since clocks differ */
export function lastUpdated(at: number, now: number): LastUpdated {
  const age = Math.max(0, now - at);
  const isExpired = age > EXPIRED_AFTER;
  if (age >= HOUR) return { unit: 'hours', count: Math.floor(age / HOUR), isExpired };
  if (age >= MINUTE) return { unit: 'minutes', count: Math.floor(age / MINUTE), isExpired };
  return { unit: 'moment', count: 0, isExpired };
}
