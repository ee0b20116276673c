import type { FigureGroup, FigureRow } from '../../../../core/contract/staff/manage-figures';
import { dayAt, dayNumber, endOfDay, offsetSpans, startOfDay } from '../../../../core/kernel/calendar-days';
import { toDecimal } from '../../../../core/kernel/money';
import { groupFigures } from '../../../../core/manage/group-figures';
import { invalidField, timeZoneOf, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';

/** Max days per request. */
const MAX_DAYS = 3660;

export interface FigureInput {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly by?: FigureGroup | undefined;
}

/**
 * Default: today, in the time zone of the shop.
 * @throws ApiError for invalid days
 */
export async function figuresOf(
  { database, settings }: { readonly database: Database; readonly settings: Settings },
  input: FigureInput,
): Promise<{ items: FigureRow[] }> {
  const zone = await database.read(timeZoneOf);
  const today = dayAt(settings.clock.now(), zone);
  const { from = input.to ?? today, to = from, by = 'store' } = input;
  const [begin, end] = [startOfDay(from, zone), endOfDay(to, zone)];
  if (!(begin < end) || dayNumber(to) - dayNumber(from) >= MAX_DAYS)
    throw invalidField('to', `must be a day from ${from} on, at most ${String(MAX_DAYS)} days later`);
  const entries = await database.read((db) => db.figures.entries(begin, end, offsetSpans(begin, end, zone)));
  return {
    items: groupFigures(entries, by).map(({ day, storeCode, currency, orders, placed, paid, refunded }) => ({
      ...{ day, store_code: storeCode, currency, orders },
      ...{ sum: toDecimal(placed), paid: toDecimal(paid), refunds: toDecimal(refunded) },
    })),
  };
}
