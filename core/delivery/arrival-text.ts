import { remember } from '../kernel/remember';
import type { ArrivalDays } from './estimate-arrival';

const LOCALES = 20;
const daysIn = remember(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  LOCALES,
);

/**
 * The days of an arrival as a language writes them: 'Thu, 26 Nov – Mon, 30 Nov', and one day where it is one. They stand for themselves, so
 * that no time zone of a reader moves them. Pure.
 * @param locale BCP 47
 */
export function arrivalText({ earliest, latest }: ArrivalDays, locale: string): string {
  return textOf(`${earliest} ${latest} ${locale}`);
}

/** Texts that are kept: many orders have the same days, and a range takes some 0.1 ms to format. */
const TEXTS = 200;
const textOf = remember((key) => {
  const [earliest = '', latest = '', locale = ''] = key.split(' ');
  const days = daysIn(locale);
  const [from, to] = [noon(earliest), noon(latest)];
  const text = earliest === latest ? days.format(from) : days.formatRange(from, to);
  // Versions of the data of languages differ in the blanks around the dash alone: server and browser must write the same.
  return text.replace(/\s+/gu, ' ');
}, TEXTS);

/** The last day of an arrival, by which something is ready. Pure. @param locale BCP 47 */
export function latestDayText({ latest }: ArrivalDays, locale: string): string {
  return arrivalText({ earliest: latest, latest }, locale);
}

function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
