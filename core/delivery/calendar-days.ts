import { remember } from '../kernel/async/remember';

/** Whole days since 1970-01-01, unaffected by clock changes. */
export type DayNumber = number;

const DAY_MS = 24 * 60 * 60 * 1000;

/** @param day 'YYYY-MM-DD' */
export function dayNumber(day: string): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** ISO 8601, 'YYYY-MM-DD'. */
export function isoDay(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: DayNumber): number {
  // 1970-01-01 was a Thursday.
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

export interface LocalTime {
  readonly day: DayNumber;
  readonly minutes: number;
}

const ZONES = 50;
const clockIn = remember(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit' },
    }),
  ZONES,
);

/**
 * @param at milliseconds since the epoch
 * @param timeZone IANA name
 * @throws RangeError for an unknown time zone
 */
export function localTime(at: number, timeZone: string): LocalTime {
  const parts = new Map(
    clockIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    day: dayNumber(`${part('year')}-${part('month')}-${part('day')}`),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
