import * as contract from '../../../core/contract/bloggers';
import { requireRole } from '../http/require-caller';
import { invalidField } from '../http/api-error';
import type { Caller, Route } from '../http/route';
import { route } from '../http/route';
import type { Database } from '../ports/database';
import type { Settings } from '../settings/options';
import { payoutView, postView, promoView, saleView } from './blogger-views';
import { balanceOf, statisticsOf } from './statistics';

/** What these work with. */
interface Services {
  readonly database: Database;
  readonly settings: Settings;
}

/** A §9: a blogger's list has at most so many entries. */
const MOST = 1000;

/** A §7, blogger endpoints that read. Each answers a blogger with the blogger's own, and anybody else with ACCESS_DENIED. */
export function bloggerRoutes({ database, settings }: Services): readonly Route[] {
  const self = (caller: Caller) => requireRole(caller, 'blogger').customer;
  const now = () => settings.clock.now();
  return [
    route(contract.promoProducts, ({ caller, query }) => {
      const { id } = self(caller);
      return database.read(async ({ bloggers }) => {
        const posts = await bloggers.posts(id, MOST);
        const promos = await bloggers.products(id, query.size ?? MOST);
        return { items: promos.map((promo) => promoView(promo, posts)), total: await bloggers.countProducts(id) };
      });
    }),
    route(contract.posts, ({ caller, query }) => {
      const { id } = self(caller);
      return database.read(async ({ bloggers }) => {
        const products = new Map((await bloggers.products(id, MOST)).map((promo) => [promo.id, promo]));
        const posts = await bloggers.posts(id, query.size ?? MOST);
        return { items: posts.map((post) => postView(post, products)), total: await bloggers.countPosts(id) };
      });
    }),
    route(contract.statistics, ({ caller }) => {
      const { id, currency } = self(caller);
      return database.read(async ({ bloggers }) => {
        const [sales, posts] = [await bloggers.sales(id, ALL), await bloggers.posts(id, ALL)];
        return statisticsOf({ sales, posts, currency, now: now() });
      });
    }),
    route(contract.payouts, ({ caller, query }) => {
      const { id } = self(caller);
      return database.read(async ({ bloggers }) => {
        const payouts = await bloggers.payouts(id, query.size ?? MOST);
        return { items: payouts.map(payoutView), total: await bloggers.countPayouts(id) };
      });
    }),
    route(contract.orders, ({ caller, query }) => {
      const { id } = self(caller);
      return database.read(async ({ bloggers }) => {
        const sales = await bloggers.sales(id, query.size ?? MOST);
        return { items: sales.map(saleView), total: await bloggers.countSales(id) };
      });
    }),
    route(contract.balance, ({ caller }) => {
      const { id, currency } = self(caller);
      return database.read(async ({ bloggers }) => {
        const [sales, payouts] = [await bloggers.sales(id, ALL), await bloggers.payouts(id, ALL)];
        return balanceOf({ bloggerId: id, currency, sales, payouts, now: now() });
      });
    }),
    route(contract.checkSet, async ({ caller, query }) => {
      const ids = idsOf(query.ids);
      const { id } = self(caller);
      const products = await database.read(({ bloggers }) => bloggers.products(id, ALL));
      const same = products.find(
        ({ parts }) => parts.length === ids.length && ids.every((part) => parts.includes(part)),
      );
      return { exists: same !== undefined, id: same?.id ?? null };
    }),
  ];
}

/** Figures are of everything, however much that is. */
const ALL = 1_000_000;

/** @throws ApiError 400 for what is no list of ids */
function idsOf(text: string): readonly number[] {
  const ids = [...new Set(text.split(',').map((part) => Number(part.trim())))];
  if (text.trim() === '' || ids.some((id) => !Number.isSafeInteger(id) || id < 1)) {
    throw invalidField('ids', 'must be ids of promo products, joined by commas');
  }
  return ids;
}
