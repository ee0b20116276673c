import type { TransitDays } from './estimate-arrival';

/** Days that a way to ship says of itself. */
interface TransitFacts {
  readonly days_to_delivery?: number | undefined;
  readonly least_days_to_delivery?: number | undefined;
}

/**
 * Working days from an order, or from its payment where it is sent only once paid, until it arrives; undefined where nobody can say, and
 * for what is there on the same day. Pure.
 * @param handlingDays working days before a parcel leaves
 */
export function workingDaysTo(
  { days_to_delivery: most, least_days_to_delivery: least = most }: TransitFacts,
  handlingDays: number,
): TransitDays | undefined {
  if (most === undefined || least === undefined) return undefined;
  const days = { least: handlingDays + Math.min(least, most), most: handlingDays + Math.max(least, most) };
  return days.most === 0 ? undefined : days;
}

/** Working days as figures: '2–4', or '3' where there is no choice. Pure. */
export function dayRange({ least, most }: TransitDays): string {
  return least === most ? String(most) : `${String(least)}–${String(most)}`;
}
