import { remember } from '../../core/kernel/async/remember';
import type { Holidays } from '../platform/ports/selling/holidays';

const MAX_YEARS = 200;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Public holidays of about 200 countries from date-holidays, loaded lazily. */
export function createPublicHolidays(): Holidays {
  const yearOf = remember(async (key) => {
    const [country = '', year = ''] = key.split(' ');
    const { default: Calendar } = await import('date-holidays');
    const found = new Calendar(country, { types: ['public'] }).getHolidays(Number(year));
    return found.flatMap(({ date, start, end }) => daysFrom(date, end.getTime() - start.getTime()));
  }, MAX_YEARS);
  return { of: (country, year) => yearOf(`${country} ${String(year)}`) };
}

function daysFrom(date: string, length: number): readonly string[] {
  const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  const count = length < (3 / 4) * DAY_MS ? 0 : Math.max(1, Math.round(length / DAY_MS));
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}
