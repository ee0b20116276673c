import type { ReportComparison, ReportStep } from '../../contract/staff/manage-reports';
import { dayNumber, isoDay } from '../../kernel/calendar-days';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days as YYYY-MM-DD; both belong to the period. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const PERIOD_PRESETS = [
  ...(['today', 'seven-days', 'this-month', 'last-month', 'last-quarter'] as const),
  ...(['this-year', 'last-year'] as const),
] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

/** @param today YYYY-MM-DD */
export function presetPeriod(preset: PeriodPreset, today: string): Period {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'seven-days':
      return { from: moved(today, -6), to: today };
    case 'this-month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'last-month':
      return { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) };
    case 'last-quarter': {
      const first = month - ((month - 1) % 3);
      return { from: dayOf(year, first - 3, 1), to: dayOf(year, first, 0) };
    }
    case 'this-year':
      return { from: dayOf(year, 1, 1), to: today };
    case 'last-year':
      return { from: dayOf(year - 1, 1, 1), to: dayOf(year - 1, 12, 31) };
  }
}

/** All days of a month YYYY-MM. */
export function monthPeriod(month: string): Period {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  return { from: dayOf(year, number, 1), to: dayOf(year, number + 1, 0) };
}

/** Number of days, both ends included. */
export function daysIn({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/**
 * Returns the period to compare with. `previous` is the same number of days before it, or the months before whole months;
 * `year` has the same days one year earlier, with 28 February for the 29th.
 */
export function comparedPeriod(period: Period, comparison: ReportComparison): Period | undefined {
  if (comparison === 'none') return undefined;
  if (comparison === 'year') return { from: yearBefore(period.from), to: yearBefore(period.to) };
  const months = wholeMonths(period);
  const to = moved(period.from, -1);
  if (months === undefined) return { from: moved(period.from, -daysIn(period)), to };
  const [year, month] = [Number(period.from.slice(0, 4)), Number(period.from.slice(5, 7))];
  return { from: dayOf(year, month - months, 1), to };
}

/** Number of months if the period is made of whole months. */
function wholeMonths({ from, to }: Period): number | undefined {
  if (!from.endsWith('-01') || !moved(to, 1).endsWith('-01')) return undefined;
  const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthsOf(to) - monthsOf(from) + 1;
}

/** First day of the day, week (from Monday) or month that a day belongs to. */
export function stepStart(day: string, step: ReportStep): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  if (step === 'day') return day;
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return moved(day, -weekday);
}

/** All steps of a period in order, including those without sales. */
export function stepsOf({ from, to }: Period, step: ReportStep): readonly string[] {
  const starts: string[] = [];
  for (let day = stepStart(from, step); day <= to;) {
    starts.push(day);
    const next = stepAfter(day, step);
    // The calendar ends with the year 9999.
    if (next <= day || stepStart(next, step) !== next) break;
    day = next;
  }
  return starts;
}

function stepAfter(start: string, step: ReportStep): string {
  if (step !== 'month') return moved(start, step === 'week' ? 7 : 1);
  return dayOf(Number(start.slice(0, 4)), Number(start.slice(5, 7)) + 1, 1);
}

function moved(day: string, days: number): string {
  return isoDay(dayNumber(day) + days);
}

function yearBefore(day: string): string {
  const before = String(Number(day.slice(0, 4)) - 1).padStart(4, '0');
  return day.endsWith('-02-29') ? `${before}-02-28` : before + day.slice(4);
}

/** @param month may lie outside of 1–12, `day` outside of the month */
function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
