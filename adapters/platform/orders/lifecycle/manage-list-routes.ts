import * as contract from '../../../../core/contract/orders/manage-order-list';
import * as money from '../../../../core/contract/orders/manage-order-money';
import { exportOf, refuse, nameOfCaller, route, type Route, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import type { OpenRefunds } from '../payments/open-refunds';
import type { OrderLists } from './order-lists';

interface Services {
  readonly database: Database;
  readonly settings: Pick<Settings, 'clock'>;
  readonly orderLists: OrderLists;
  readonly openRefunds: OpenRefunds;
}

export function manageOrderListRoutes({ database, orderLists, openRefunds, settings }: Services): readonly Route[] {
  return [
    route(contract.managedOrders, ({ query: { token: _, ...wanted } }) => orderLists.list(wanted)),
    route(contract.orderChoices, () => orderLists.choices()),
    route(contract.ordersFile, async ({ query: { token: _, sort: _sort, ...filters }, caller }) => {
      const entry = exportOf('order', {}, { who: nameOfCaller(caller), at: settings.clock.now() });
      await database.write((db) => db.staffChanges.add(entry));
      return { link: orderLists.tableLink(filters) };
    }),
    route(money.openRefunds, async () => ({ items: [...(await openRefunds.list())] })),
    route(money.workRefund, async ({ body: { id, reason, action }, caller }) => {
      const was =
        action === 'retry'
          ? await openRefunds.retry(id, reason)
          : await openRefunds.given(id, reason, nameOfCaller(caller));
      if (!was) throw refuse(money.noOpenRefund, `Order ${id} has no open refund ${reason} for which this can be done`);
      return { items: [...(await openRefunds.list())] };
    }),
  ];
}
