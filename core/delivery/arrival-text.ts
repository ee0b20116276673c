import { remember } from '../kernel/async/remember';
import type { ArrivalDays } from './estimate-arrival';

const LOCALES = 20;
const daysIn = remember(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  LOCALES,
);

/**
 * Formats 'Thu, 26 Nov – Mon, 30 Nov', independent of the reader's time zone.
 * @param locale BCP 47
 */
export function arrivalText({ earliest, latest }: ArrivalDays, locale: string): string {
  return textOf(`${earliest} ${latest} ${locale}`);
}

const TEXTS = 200;
const textOf = remember((key) => {
  const [earliest = '', latest = '', locale = ''] = key.split(' ');
  const days = daysIn(locale);
  const [from, to] = [noon(earliest), noon(latest)];
  const text = earliest === latest ? days.format(from) : days.formatRange(from, to);
  // ICU versions differ in spaces; server and browser must match.
  return text.replace(/\s+/gu, ' ');
}, TEXTS);

/**
 * Formats the last day of an arrival.
 * @param locale BCP 47
 */
export function latestDayText({ latest }: ArrivalDays, locale: string): string {
  return arrivalText({ earliest: latest, latest }, locale);
}

function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
