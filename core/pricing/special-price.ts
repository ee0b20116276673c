import { toMinor, type Minor } from '../kernel/money';

export interface SpecialPriceSource {
  readonly special_price?: number | null | undefined;
  readonly special_from_date?: string | null | undefined;
  readonly special_to_date?: string | null | undefined;
}

const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:\.(\d{1,3})\d*)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;
const DAY_MS = 86_400_000;

/** Parses ISO and Magento dates, UTC by default; NaN if invalid. `saleDaysIn` converts bare days of a time zone before. */
function instantOf(text: string): number {
  const match = DATE.exec(text.trim());
  if (!match) return Number.NaN;
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00', part = '', zone = 'Z'] = match;
  const time = Date.UTC(1970, 0, 1, Number(hours), Number(minutes), Number(seconds));
  const utc = new Date(time).setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  // Dates overflow: 30 February is read as 2 March.
  const isOfCalendar = new Date(utc).toISOString().startsWith(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}`);
  if (!isOfCalendar) return Number.NaN;
  const at = utc + Number(part.padEnd(3, '0'));
  if (zone === 'Z') return at;
  const offset = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return at - (zone.startsWith('-') ? -1 : 1) * offset * 60_000;
}

/** A bare end date, or one at midnight without zone, includes the whole day. */
function endOf(text: string): number {
  const wholeDay = /^\d{4}-\d{2}-\d{2}([T ]00:00(:00)?)?$/.test(text.trim());
  return instantOf(text) + (wholeDay ? DAY_MS - 1 : 0);
}

/** Missing dates leave an end open; unreadable ones close the window, so a typo never sells below price. */
export function isInSpecialPriceWindow(source: SpecialPriceSource, now: number): boolean {
  const from = source.special_from_date ?? '';
  const to = source.special_to_date ?? '';
  const hasBegun = from === '' || instantOf(from) <= now;
  const isOver = to !== '' && !(endOf(to) >= now);
  return hasBegun && !isOver;
}

/**
 * Returns the special price in minor units if above 0, below the original and within its dates, otherwise 0.
 * @param original in minor units
 */
export function activeSpecialPrice(source: SpecialPriceSource, original: Minor, now: number): Minor {
  const special = toMinor(source.special_price ?? 0);
  return special > 0 && special < original && isInSpecialPriceWindow(source, now) ? special : 0;
}

/** In milliseconds since the epoch; open or unreadable ends are omitted. */
export function specialPriceWindow(source: SpecialPriceSource): { readonly from?: number; readonly to?: number } {
  const from = instantOf(source.special_from_date ?? '');
  const to = endOf(source.special_to_date ?? '');
  return { ...(!Number.isNaN(from) && { from }), ...(!Number.isNaN(to) && { to }) };
}

/** Returns the times at which a special price starts or ends; prices cached past one are stale. */
export function specialPriceEdges(source: SpecialPriceSource): readonly number[] {
  const edges = [instantOf(source.special_from_date ?? ''), endOf(source.special_to_date ?? '') + 1];
  return edges.filter((edge) => !Number.isNaN(edge));
}
