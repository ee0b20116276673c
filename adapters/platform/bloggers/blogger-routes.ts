import { partsKey } from '../../../core/bloggers/set-rules';
import * as contract from '../../../core/contract/bloggers/bloggers';
import { requireUser, invalidField, type Caller, type Route, route, type Settings } from '../foundation';
import type { Database } from '../ports/database';
import { postViews, promoViews } from './promo-views';

interface Services {
  readonly database: Database;
  readonly settings: Pick<Settings, 'clock'>;
}

const MAX = 1000;

export function bloggerRoutes({ database, settings }: Services): readonly Route[] {
  const self = (caller: Caller) => requireUser(caller).customer;
  return [
    route(contract.promoProducts, ({ caller, query }) => {
      const { id } = self(caller);
      return database.read(async (db) => {
        const { bloggers } = db;
        const promos = await bloggers.products(id, query.size ?? MAX);
        return {
          items: await promoViews(db, id, promos, settings.clock.now()),
          total: await bloggers.countProducts(id),
        };
      });
    }),
    route(contract.posts, ({ caller, query }) => {
      const { id } = self(caller);
      return database.read(async (db) => {
        const posts = await db.bloggers.posts(id, query.size ?? MAX);
        return { items: await postViews(db, id, posts), total: await db.bloggers.countPosts(id) };
      });
    }),
    route(contract.checkSet, async ({ caller, query }) => {
      const ids = idsOf(query.ids);
      const { id } = self(caller);
      const same = await database.read(({ bloggers }) => bloggers.setOf(id, partsKey(ids)));
      return { exists: same !== undefined, id: same ?? null };
    }),
  ];
}

/** @throws ApiError 400 if it is not a list of ids */
function idsOf(text: string): readonly number[] {
  const ids = [...new Set(text.split(',').map((part) => Number(part.trim())))];
  if (text.trim() === '' || ids.some((id) => !Number.isSafeInteger(id) || id < 1)) {
    throw invalidField('ids', 'must be ids of promo products, joined by commas');
  }
  return ids;
}
