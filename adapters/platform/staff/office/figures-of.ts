import type { FigureGroup, FigureRow } from '../../../../core/contract/staff/manage-figures';
import { toDecimal } from '../../../../core/kernel/money';
import { groupFigures } from '../../../../core/manage/group-figures';
import { invalidField, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Max days per request. */
const MAX_DAYS = 3660;

export interface FigureInput {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly by?: FigureGroup | undefined;
}

/**
 * Default: today.
 * @throws ApiError for invalid days
 */
export async function figuresOf(
  { database, settings }: { readonly database: Database; readonly settings: Settings },
  input: FigureInput,
): Promise<{ items: FigureRow[] }> {
  const today = new Date(settings.clock.now()).toISOString().slice(0, 10);
  const { from = input.to ?? today, to = from, by = 'store' } = input;
  const [begin, end] = [Date.parse(from), Date.parse(to) + DAY_MS];
  if (!(begin < end) || end - begin > MAX_DAYS * DAY_MS)
    throw invalidField('to', `must be a day from ${from} on, at most ${String(MAX_DAYS)} days later`);
  const entries = await database.read((db) => db.figures.entries(begin, end));
  return {
    items: groupFigures(entries, by).map(({ day, storeCode, currency, orders, placed, paid, refunded }) => ({
      ...{ day, store_code: storeCode, currency, orders },
      ...{ sum: toDecimal(placed), paid: toDecimal(paid), refunds: toDecimal(refunded) },
    })),
  };
}
