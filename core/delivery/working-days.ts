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
  { days_to_delivery: max, least_days_to_delivery: min = max }: TransitFacts,
  handlingDays: number,
): TransitDays | undefined {
  if (max === undefined || min === undefined) return undefined;
  const days = { min: handlingDays + Math.min(min, max), max: handlingDays + Math.max(min, max) };
  return days.max === 0 ? undefined : days;
}

/** Formats '2–4', or '3' for a single value. */
export function dayRange({ min, max }: TransitDays): string {
  return min === max ? String(max) : `${String(min)}–${String(max)}`;
}
