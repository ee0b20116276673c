import type Calendar from 'date-holidays';
import { remember } from '../../core/kernel/async/remember';
import type { Telemetry } from '../../core/ports';
import type { Holidays } from '../platform/ports/selling/holidays';

const MAX_YEARS = 200;

const DAY_MS = 24 * 60 * 60 * 1000;

const NOT_INSTALLED = 'Delivery dates ignore public holidays: npm install date-holidays';

/** Options of `createPublicHolidays`. */
export interface PublicHolidaysOptions {
  /** Receives a warning if the package `date-holidays` is not installed. */
  readonly telemetry?: Pick<Telemetry, 'log'> | undefined;
  readonly load?: () => Promise<{ readonly default: typeof Calendar }>;
}

/**
 * Public holidays of about 200 countries from the optional package `date-holidays`, loaded on first use. Without the
 * package there are none, and a warning is logged once.
 */
export function createPublicHolidays({
  telemetry,
  load = () => import('date-holidays'),
}: PublicHolidaysOptions = {}): Holidays {
  let loading: ReturnType<typeof loadIfInstalled> | undefined;
  const loadIfInstalled = async () => {
    try {
      return await load();
    } catch (error) {
      if (!isNotInstalled(error)) throw error;
      telemetry?.log('warn', NOT_INSTALLED);
      return undefined;
    }
  };
  const yearOf = remember(async (key) => {
    const [country = '', year = ''] = key.split(' ');
    loading ??= loadIfInstalled();
    const Calendars = (await loading)?.default;
    if (Calendars === undefined) return [];
    const found = new Calendars(country, { types: ['public'] }).getHolidays(Number(year));
    return found.flatMap(({ date, start, end }) => daysFrom(date, end.getTime() - start.getTime()));
  }, MAX_YEARS);
  return { of: (country, year) => yearOf(`${country} ${String(year)}`) };
}

function isNotInstalled(error: unknown): boolean {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  return isMissing && error.message.includes('date-holidays');
}

function daysFrom(date: string, length: number): readonly string[] {
  const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  const count = length < (3 / 4) * DAY_MS ? 0 : Math.max(1, Math.round(length / DAY_MS));
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}
