import { exchangeItems } from '../../../../core/contract/orders/manage-order-exchange';
import { nameOfCaller, type Route, route } from '../../foundation';
import type { Database } from '../../ports/database';
import type { OfficeLinks } from '../views/office-links';
import type { OrderExchanges } from './order-exchanges';

interface Services {
  readonly database: Database;
  readonly officeLinks: OfficeLinks;
  readonly orderExchanges: OrderExchanges;
}

export function exchangeRoutes({ database, officeLinks, orderExchanges }: Services): readonly Route[] {
  return [
    route(exchangeItems, async ({ body, caller }) => {
      const { order, exchanged } = await orderExchanges.exchange(body, nameOfCaller(caller));
      const office = await database.read((db) => officeLinks.of(db, order, caller));
      return { order: { ...order, ...(office !== undefined && { office }) }, exchanged };
    }),
  ];
}
