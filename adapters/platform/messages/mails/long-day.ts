import { dayAt, dayNumber } from '../../../../core/kernel/calendar-days';
import { UTC } from '../../../../core/kernel/is-time-zone';
import { remember } from '../../../../core/kernel/async/remember';

const DAY_MS = 24 * 60 * 60 * 1000;
const LOCALES = 20;
const DAYS = 200;
const daysIn = remember((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }), LOCALES);

/** Order emails contain up to three dates, which recur in other emails. */
const namedDay = remember((key) => {
  const [locale = '', day = ''] = key.split(' ');
  return daysIn(locale).format(Number(day) * DAY_MS);
}, DAYS);

/** @param moment milliseconds since the epoch */
export function longDay(moment: number, locale: string, timeZone: string = UTC): string {
  return namedDay(`${locale} ${String(dayNumber(dayAt(moment, timeZone)))}`);
}
