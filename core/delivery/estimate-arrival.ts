import { isoDay, localTime, weekdayOf, type DayNumber } from '../kernel/calendar-days';

export interface DeliveryCalendar {
  /** IANA time zone of the warehouse. */
  readonly timeZone: string;
  /** Minutes after local midnight; later orders count for the next working day. */
  readonly cutOff: number;
  /** Working days before dispatch. */
  readonly handlingDays: number;
  /** ISO 8601 weekdays; 1 is Monday. */
  readonly workingDays: readonly number[];
  /** 'YYYY-MM-DD'. */
  readonly holidays: ReadonlySet<string>;
  readonly holidaysThere?: ReadonlySet<string> | undefined;
}

/** Working days in transit after dispatch. */
export interface TransitDays {
  readonly min: number;
  readonly max: number;
}

/** Inclusive delivery days, 'YYYY-MM-DD'. */
export interface ArrivalDays {
  readonly earliest: string;
  readonly latest: string;
}

const MAX_DAYS_AHEAD = 400;

/**
 * Estimates arrival from cut-off, handling and transit days; undefined without a working day.
 * @param now milliseconds since the epoch
 */
export function estimateArrival(
  now: number,
  calendar: DeliveryCalendar,
  transit: TransitDays,
): ArrivalDays | undefined {
  const { day, minutes } = localTime(now, calendar.timeZone);
  const leaves = (one: DayNumber) => isWorkingDay(one, calendar);
  const arrives = (one: DayNumber) => leaves(one) && calendar.holidaysThere?.has(isoDay(one)) !== true;
  const first = minutes < calendar.cutOff ? day : day + 1;
  const begun = nextDay(first, 0, leaves);
  const left = begun === undefined ? undefined : nextDay(begun, calendar.handlingDays, leaves);
  if (left === undefined) return undefined;
  const earliest = nextDay(left, Math.min(transit.min, transit.max), arrives);
  const latest = nextDay(left, Math.max(transit.min, transit.max), arrives);
  if (earliest === undefined || latest === undefined) return undefined;
  return { earliest: isoDay(earliest), latest: isoDay(latest) };
}

function isWorkingDay(day: DayNumber, { workingDays, holidays }: DeliveryCalendar): boolean {
  return workingDays.includes(weekdayOf(day)) && !holidays.has(isoDay(day));
}

function nextDay(from: DayNumber, count: number, fits: (day: DayNumber) => boolean): DayNumber | undefined {
  let left = count;
  const last = from + count * 7 + MAX_DAYS_AHEAD;
  for (let day = count === 0 ? from : from + 1; day <= last; day++) {
    if (!fits(day)) continue;
    left -= 1;
    if (left <= 0) return day;
  }
  return undefined;
}
