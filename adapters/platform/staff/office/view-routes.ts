import * as contract from '../../../../core/contract/staff/manage-views';
import { requireStaff, route, type Route, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';

interface Services {
  readonly database: Database;
  readonly settings: Pick<Settings, 'clock'>;
}

export function viewRoutes({ database, settings }: Services): readonly Route[] {
  return [
    route(contract.keptViews, ({ query: { list }, caller }) => {
      const { id } = requireStaff(caller).customer;
      return database.read(async (db) => ({ items: [...(await db.staffViews.of(id, list))] }));
    }),
    route(contract.keepView, ({ body: { list, ...view }, caller }) => {
      const { id } = requireStaff(caller).customer;
      return database.write(async (db) => {
        await db.staffViews.keep(id, list, view, settings.clock.now());
        const kept = await db.staffViews.of(id, list);
        for (const { name } of kept.slice(0, -contract.MAX_VIEWS)) await db.staffViews.drop(id, list, name);
        return { items: kept.slice(-contract.MAX_VIEWS) };
      }, 'power');
    }),
    route(contract.dropView, ({ body: { list, name }, caller }) => {
      const { id } = requireStaff(caller).customer;
      return database.write(async (db) => {
        await db.staffViews.drop(id, list, name);
        return { items: [...(await db.staffViews.of(id, list))] };
      }, 'power');
    }),
  ];
}
