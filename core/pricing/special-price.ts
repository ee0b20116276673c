import { toMinor, type Minor } from '../kernel/money';

/** The members of a product or variant that decide about its special price; amounts in major units. */
export interface SpecialPriceSource {
  readonly special_price?: number | null | undefined;
  readonly special_from_date?: string | null | undefined;
  readonly special_to_date?: string | null | undefined;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;
const DAY_MS = 86_400_000;

/** Milliseconds since the epoch of an ISO or Magento date; a date without a zone is UTC. NaN where it cannot be read, or is none of the calendar. */
function instantOf(text: string): number {
  const match = DATE.exec(text.trim());
  if (!match) return Number.NaN;
  const [, year, month, day, hours = '00', minutes = '00', seconds = '00', zone = 'Z'] = match;
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes), Number(seconds));
  // Date.UTC carries over: it takes 30 February for 2 March.
  const isOfCalendar = new Date(utc).toISOString().startsWith(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}`);
  if (!isOfCalendar) return Number.NaN;
  if (zone === 'Z') return utc;
  const offset = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return utc - (zone.startsWith('-') ? -1 : 1) * offset * 60_000;
}

/** The last moment of an end date: a bare day, or one at midnight without a zone as Magento writes it, counts whole. */
function endOf(text: string): number {
  const wholeDay = /^\d{4}-\d{2}-\d{2}([T ]00:00(:00)?)?$/.test(text.trim());
  return instantOf(text) + (wholeDay ? DAY_MS - 1 : 0);
}

/**
 * Whether `now` lies inside the window. A missing or empty date leaves that end open; a date that cannot be read closes the
 * window, so that a misprint never sells below price.
 */
export function isInSpecialPriceWindow(source: SpecialPriceSource, now: number): boolean {
  const from = source.special_from_date ?? '';
  const to = source.special_to_date ?? '';
  const hasBegun = from === '' || instantOf(from) <= now;
  const isOver = to !== '' && !(endOf(to) >= now);
  return hasBegun && !isOver;
}

/**
 * The special price that applies at `now`, in minor units, or 0: it must be above 0, lower than the original and inside
 * its dates (S §4, price and tax).
 * @param original regular price in minor units
 */
export function activeSpecialPrice(source: SpecialPriceSource, original: Minor, now: number): Minor {
  const special = toMinor(source.special_price ?? 0);
  return special > 0 && special < original && isInSpecialPriceWindow(source, now) ? special : 0;
}

/**
 * From when until when a special price applies, in milliseconds since the epoch; an end that is open, or cannot be read, is left out.
 */
export function specialPriceWindow(source: SpecialPriceSource): { readonly from?: number; readonly to?: number } {
  const from = instantOf(source.special_from_date ?? '');
  const to = endOf(source.special_to_date ?? '');
  return { ...(!Number.isNaN(from) && { from }), ...(!Number.isNaN(to) && { to }) };
}

/** The moments (milliseconds since the epoch) at which a special price begins or stops to apply: a price kept past one is stale. */
export function specialPriceEdges(source: SpecialPriceSource): readonly number[] {
  // An empty text is no date, and becomes NaN like one that cannot be read.
  const edges = [instantOf(source.special_from_date ?? ''), endOf(source.special_to_date ?? '') + 1];
  return edges.filter((edge) => !Number.isNaN(edge));
}
