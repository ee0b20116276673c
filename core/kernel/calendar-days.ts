import { remember } from './async/remember';
import { UTC } from './is-time-zone';

/** Whole days since 1970-01-01, unaffected by clock changes. */
export type DayNumber = number;

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** @param day 'YYYY-MM-DD' */
export function dayNumber(day: string): DayNumber {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

const FIRST_DAY = dayNumber('0001-01-01');
const LAST_DAY = dayNumber('9999-12-31');

/** ISO 8601, 'YYYY-MM-DD', limited to the years 0001 to 9999. */
export function isoDay(day: DayNumber): string {
  return new Date(Math.min(LAST_DAY, Math.max(FIRST_DAY, day)) * DAY_MS).toISOString().slice(0, 10);
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
      ...{ timeZone, hourCycle: 'h23', era: 'short', year: 'numeric', month: '2-digit', day: '2-digit' },
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
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const year = parts.get('era')?.startsWith('B') === true ? 1 - part('year') : part('year');
  // `Date.UTC` reads years below 100 as those of the 20th century.
  const day = new Date(0).setUTCFullYear(year, part('month') - 1, part('day')) / DAY_MS;
  return { day, minutes: part('hour') * 60 + part('minute') };
}

/**
 * Returns the day on which a moment falls, 'YYYY-MM-DD'.
 * @param at milliseconds since the epoch
 */
export function dayAt(at: number, timeZone: string): string {
  return isoDay(timeZone === UTC ? Math.floor(at / DAY_MS) : localTime(at, timeZone).day);
}

/** Milliseconds that the clocks of a zone are ahead of UTC. */
export function offsetAt(at: number, timeZone: string): number {
  if (timeZone === UTC) return 0;
  const { day, minutes } = localTime(at, timeZone);
  return day * DAY_MS + minutes * MINUTE_MS - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

const STARTS = 2000;
const startOf = remember((key) => {
  const [day = '', timeZone = ''] = key.split(' ');
  const first = Number(day);
  const midnight = first * DAY_MS;
  // Clocks may change at midnight: the day then starts at 01:00, or at the second midnight.
  const starts = [-DAY_MS, DAY_MS].map((near) => midnight - offsetAt(midnight + near, timeZone));
  const fitting = starts.filter((at) => localTime(at, timeZone).day >= first);
  return Math.min(...(fitting.length === 0 ? starts : fitting));
}, STARTS);

/**
 * Returns the first moment of a day, in milliseconds since the epoch; NaN for days that the calendar does not have.
 * @param day 'YYYY-MM-DD'
 */
export function startOfDay(day: string, timeZone: string): number {
  return startOfNumber(dayNumber(day), timeZone);
}

function startOfNumber(day: DayNumber, timeZone: string): number {
  return Number.isNaN(day) || timeZone === UTC ? day * DAY_MS : startOf(`${String(day)} ${timeZone}`);
}

/** Returns the first moment after a day. */
export function endOfDay(day: string, timeZone: string): number {
  return startOfNumber(dayNumber(day) + 1, timeZone);
}

/** Moments before `before` have the offset of the first span that they precede. */
export interface OffsetSpan {
  readonly before: number;
  /** Milliseconds. */
  readonly offset: number;
}

/** Returns the spans of equal offset that cover a period, so that databases can group moments by local days. */
export function offsetSpans(from: number, before: number, timeZone: string): readonly OffsetSpan[] {
  if (timeZone === UTC) return [{ before, offset: 0 }];
  const spans: OffsetSpan[] = [];
  let offset = offsetAt(from, timeZone);
  for (let at = from; at < before;) {
    const next = Math.min(before, at + DAY_MS);
    const after = offsetAt(next, timeZone);
    if (after !== offset) {
      spans.push({ before: changeBetween(at, next, timeZone), offset });
      offset = after;
    }
    at = next;
  }
  return [...spans, { before, offset }];
}

/** First moment of the new offset, by bisection to the minute. */
function changeBetween(from: number, to: number, timeZone: string): number {
  const old = offsetAt(from, timeZone);
  let [low, high] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE_MS, timeZone) === old) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}
