import type { TransitDays } from './estimate-arrival';

interface TransitFacts {
  readonly days_to_delivery?: number | undefined;
  readonly least_days_to_delivery?: number | undefined;
}

/**
 * Returns working days until arrival; undefined if unknown or same-day.
 * @param handlingDays working days before dispatch
 */
export function workingDaysTo(
  { days_to_delivery: most, least_days_to_delivery: least = most }: TransitFacts,
  handlingDays: number,
): TransitDays | undefined {
  if (most === undefined || least === undefined) return undefined;
  const days = { least: handlingDays + Math.min(least, most), most: handlingDays + Math.max(least, most) };
  return days.most === 0 ? undefined : days;
}

/** Formats '2–4', or '3' for a single value. */
export function dayRange({ least, most }: TransitDays): string {
  return least === most ? String(most) : `${String(least)}–${String(most)}`;
}
