import * as contract from '../../../core/contract/manage-figures';
import type { Permission } from '../../../core/contract/permissions';
import { toDecimal } from '../../../core/kernel/money';
import { groupFigures } from '../../../core/manage/group-figures';
import { mayDo } from '../http/require-caller';
import { invalidField } from '../http/api-error';
import type { Route } from '../http/route';
import { route } from '../http/route';
import { inTurn } from '../kernel/in-turn';
import type { Database } from '../ports/database';
import type { Settings } from '../settings/options';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The longest time that is reckoned at once. */
const MOST_DAYS = 3660;

/** What somebody must be let do to hear of what waits. */
const NEEDS: Readonly<Record<contract.AttentionName, Permission>> = {
  unpaid: 'orders:read',
  to_send: 'orders:read',
  refunds: 'orders:refund',
  messages: 'settings:read',
  events: 'settings:read',
  reviews: 'reviews:read',
  low_stock: 'catalogue:read',
};

/** What these work with. */
interface Services {
  readonly database: Database;
  readonly settings: Settings;
}

/** Figures and what waits: of each no more than the caller may read. */
export function figureRoutes({ database, settings }: Services): readonly Route[] {
  return [
    route(contract.figures, async ({ query }) => {
      const today = new Date(settings.clock.now()).toISOString().slice(0, 10);
      const { from = query.to ?? today, to = from, by = 'store' } = query;
      const [begin, end] = [Date.parse(from), Date.parse(to) + DAY_MS];
      if (!(begin < end) || end - begin > MOST_DAYS * DAY_MS)
        throw invalidField('to', `must be a day from ${from} on, at most ${String(MOST_DAYS)} days later`);
      const entries = await database.read((db) => db.figures.entries(begin, end));
      return {
        items: groupFigures(entries, by).map(({ day, storeCode, currency, orders, placed, paid, refunded }) => ({
          ...{ day, store_code: storeCode, currency, orders },
          ...{ sum: toDecimal(placed), paid: toDecimal(paid), refunds: toDecimal(refunded) },
        })),
      };
    }),
    route(contract.attention, async ({ caller }) => {
      const readable = contract.ATTENTION.filter((name) => mayDo(caller, NEEDS[name]));
      const items = await database.read((db) =>
        inTurn(readable, async (name) => ({ name, count: await db.figures.waiting(name) })),
      );
      return { items: items.filter(({ count }) => count > 0) };
    }),
  ];
}
