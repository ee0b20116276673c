import { endOfDay, startOfDay } from '../kernel/calendar-days';
import { UTC } from '../kernel/is-time-zone';
import { isDay } from '../kernel/is-day';
import type { SpecialPriceSource } from './special-price';

/** A day without time and offset, also as Magento writes it. */
const BARE = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00)?)?$/;

type SaleDays = Pick<SpecialPriceSource, 'special_from_date' | 'special_to_date'>;

/**
 * Returns the dates with bare days as the first and the last moment of the day in a time zone. Other dates stay. The
 * rules for special prices then need no zone.
 */
export function saleDaysIn<T extends SaleDays>(source: T, timeZone: string): T {
  if (timeZone === UTC) return source;
  const from = bareDay(source.special_from_date);
  const to = bareDay(source.special_to_date);
  return {
    ...source,
    ...(from !== undefined && { special_from_date: momentText(startOfDay(from, timeZone)) }),
    ...(to !== undefined && { special_to_date: momentText(endOfDay(to, timeZone) - 1) }),
  };
}

function bareDay(text: string | null | undefined): string | undefined {
  const day = BARE.exec((text ?? '').trim())?.[1];
  return day !== undefined && isDay(day) ? day : undefined;
}

/** Dates have four digits for the year. */
const [FIRST, LAST] = [Date.parse('0000-01-01T00:00:00.000Z'), Date.parse('9999-12-31T23:59:59.999Z')];

function momentText(at: number): string {
  return new Date(Math.min(LAST, Math.max(FIRST, at))).toISOString();
}
