import { remember } from '../../core/kernel/remember';
import type { Holidays } from '../platform/ports/holidays';

/** Years of countries that are kept: a shop has a few of each. */
const MOST_YEARS = 200;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The public holidays of some 200 countries, by the data of date-holidays, whose code comes with the first question. */
export function createPublicHolidays(): Holidays {
  const yearOf = remember(async (key) => {
    const [country = '', year = ''] = key.split(' ');
    const { default: Calendar } = await import('date-holidays');
    const found = new Calendar(country, { types: ['public'] }).getHolidays(Number(year));
    return found.flatMap(({ date, start, end }) => daysFrom(date, end.getTime() - start.getTime()));
  }, MOST_YEARS);
  return { of: (country, year) => yearOf(`${country} ${String(year)}`) };
}

/**
 * The days of a holiday: some last for several, and one of half a day is a day on which somebody works.
 * @param date as the country's clocks have it, '2026-11-26 00:00:00'
 */
function daysFrom(date: string, length: number): readonly string[] {
  const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  // A day on which clocks are set has 23 or 25 hours.
  const count = length < (3 / 4) * DAY_MS ? 0 : Math.max(1, Math.round(length / DAY_MS));
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}
