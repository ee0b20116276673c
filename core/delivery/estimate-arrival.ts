import { isoDay, localTime, weekdayOf, type DayNumber } from './calendar-days';

/** When parcels are handed over, and on which days somebody brings them. */
export interface DeliveryCalendar {
  /** IANA name, such as 'America/New_York': where they are packed. */
  readonly timeZone: string;
  /** Minutes after midnight there; what is ordered from then on waits for the next working day. */
  readonly cutOff: number;
  /** Working days before a parcel leaves; 0 where it leaves on the day of the order. */
  readonly handlingDays: number;
  /** ISO 8601 weekdays on which parcels leave and arrive: 1 is Monday. */
  readonly workingDays: readonly number[];
  /** Days ('YYYY-MM-DD') on which nothing leaves and nothing arrives. */
  readonly holidays: ReadonlySet<string>;
  /** Further days on which nothing arrives: holidays of the country that a parcel goes to. */
  readonly holidaysThere?: ReadonlySet<string> | undefined;
}

/** Working days that a way to ship takes from the day on which the parcel leaves. */
export interface TransitDays {
  readonly least: number;
  readonly most: number;
}

/** The days ('YYYY-MM-DD') between which an order arrives, or is ready to be picked up, both included. */
export interface ArrivalDays {
  readonly earliest: string;
  readonly latest: string;
}

/** So far a working day is looked for. One who is closed longer than that promises nothing. */
const MOST_DAYS_AHEAD = 400;

/**
 * When an order of this moment arrives: it leaves on the first working day whose cut-off hour lies ahead, after the days of handling, and
 * arrives after the working days of the way it takes. Undefined where no working day is to be found. Pure.
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
  const earliest = nextDay(left, Math.min(transit.least, transit.most), arrives);
  const latest = nextDay(left, Math.max(transit.least, transit.most), arrives);
  if (earliest === undefined || latest === undefined) return undefined;
  return { earliest: isoDay(earliest), latest: isoDay(latest) };
}

function isWorkingDay(day: DayNumber, { workingDays, holidays }: DeliveryCalendar): boolean {
  return workingDays.includes(weekdayOf(day)) && !holidays.has(isoDay(day));
}

/** The day that lies so many fitting days after `from`; with 0 the first fitting one from there on. */
function nextDay(from: DayNumber, count: number, fits: (day: DayNumber) => boolean): DayNumber | undefined {
  let left = count;
  const last = from + count * 7 + MOST_DAYS_AHEAD;
  for (let day = count === 0 ? from : from + 1; day <= last; day++) {
    if (!fits(day)) continue;
    left -= 1;
    if (left <= 0) return day;
  }
  return undefined;
}
