import * as contract from '../../../core/contract/bloggers/blogger-work';
import type { Content } from '../content';
import { notFound, requireUser, type Caller, type Route, route, type Settings } from '../foundation';
import type { Database, Repositories } from '../ports/database';
import type { StoredPromo } from '../ports/bloggers/bloggers';
import type { FileStore } from '../ports/foundation/files';
import { archivePromo } from './archive';
import { uploadPhotos } from './photo-admin';
import { publish } from './post-admin';
import { receivePromoProducts } from '../orders';
import { promoViews } from './promo-views';
import { selectProducts } from './selection';
import { makeSet } from './set-maker';

interface Services {
  readonly content: Content;
  readonly database: Database;
  readonly files: FileStore;
  readonly settings: Settings;
}

export function bloggerWorkRoutes(services: Services): readonly Route[] {
  const { database, settings } = services;
  const self = (caller: Caller) => requireUser(caller);
  const bloggerOf = (caller: Caller) => self(caller).customer.id;
  const now = () => settings.clock.now();
  return [
    route(contract.saveSet, ({ caller, body }) => {
      const bloggerId = bloggerOf(caller);
      const items = body.items.map(Number);
      return database.write((db) => makeSet(db, { bloggerId, items, title: body.title, now: now() }), 'power');
    }),
    route(contract.savePost, ({ caller, body }) => {
      const { type, item_id, text = '', images = [], uid } = body;
      const input = { bloggerId: bloggerOf(caller), type, itemId: Number(item_id), text, images, uid, now: now() };
      return database.write((db) => publish(db, input), 'power');
    }),
    route(contract.uploadPhotos, async ({ caller, body, files }) => {
      const itemId = body.item_id === undefined ? undefined : Number(body.item_id);
      return { images: [...(await uploadPhotos({ bloggerId: bloggerOf(caller), itemId, files }, services))] };
    }),
    route(contract.orderReceived, ({ caller, query }) => {
      const bloggerId = bloggerOf(caller);
      return database.write(async (db) => {
        const order = await db.orders.oneOfCustomer(bloggerId, query.id);
        if (order === undefined) throw notFound(`There is no order ${query.id}`);
        const promos = await receivePromoProducts(db, { ...order, customerId: bloggerId }, now());
        return { items: await promoViews(db, bloggerId, promos, now()) };
      }, 'power');
    }),
    route(contract.archiveProduct, ({ caller, body }) => {
      const { actorId, customer } = self(caller);
      const { id, archive, reason, notes } = body;
      const by = actorId === undefined ? 'blogger' : 'staff';
      const input = { bloggerId: customer.id, id, archive, reason, notes, by, now: now() } as const;
      return database.write(async (db) => one(db, customer.id, await archivePromo(db, input), now()));
    }),
    route(contract.approveProducts, ({ caller, body }) => {
      const input = { ...body, bloggerId: bloggerOf(caller), now: now() };
      return database.write(async (db) => ({ changed: await selectProducts(db, input, services) }));
    }),
  ];
}

async function one(db: Repositories, bloggerId: number, promo: StoredPromo, now: number) {
  const [view] = await promoViews(db, bloggerId, [promo], now);
  if (view === undefined) throw new Error(`Promo product ${String(promo.id)} has no view`);
  return view;
}
