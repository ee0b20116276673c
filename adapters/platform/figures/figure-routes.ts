import * as contract from '../../../core/contract/manage-figures';
import type { Permission } from '../../../core/contract/permissions';
import { mayDo } from '../http/require-caller';
import type { Route } from '../http/route';
import { route } from '../http/route';
import { inTurn } from '../kernel/in-turn';
import type { Database } from '../ports/database';
import type { Settings } from '../settings/options';
import { figuresOf } from './figures-of';

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
export function figureRoutes(services: Services): readonly Route[] {
  const { database } = services;
  return [
    route(contract.figures, ({ query }) => figuresOf(services, query)),
    route(contract.attention, async ({ caller }) => {
      const readable = contract.ATTENTION.filter((name) => mayDo(caller, NEEDS[name]));
      const items = await database.read((db) =>
        inTurn(readable, async (name) => ({ name, count: await db.figures.waiting(name) })),
      );
      return { items: items.filter(({ count }) => count > 0) };
    }),
  ];
}
