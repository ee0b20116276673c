import { makeExchangeOrder } from '../../../../core/contract/orders/manage-exchange-order';
import { exchangeItems } from '../../../../core/contract/orders/manage-order-exchange';
import { nameOfCaller, type Route, route } from '../../foundation';
import type { Database } from '../../ports/database';
import type { OfficeLinks } from '../views/office-links';
import type { ExchangeOrders } from './exchange-orders';
import type { OrderExchanges } from './order-exchanges';

interface Services {
  readonly database: Database;
  readonly exchangeOrders: ExchangeOrders;
  readonly officeLinks: OfficeLinks;
  readonly orderExchanges: OrderExchanges;
}

export function exchangeRoutes({ database, exchangeOrders, officeLinks, orderExchanges }: Services): readonly Route[] {
  return [
    route(exchangeItems, async ({ body, caller }) => {
      const { order, exchanged } = await orderExchanges.exchange(body, nameOfCaller(caller));
      const office = await database.read((db) => officeLinks.of(db, order, caller));
      return { order: { ...order, ...(office !== undefined && { office }) }, exchanged };
    }),
    route(makeExchangeOrder, async ({ body, caller }) => {
      const { order, made, quote } = await exchangeOrders.make(body, nameOfCaller(caller));
      return database.read(async (db) => {
        const linked = async (one: typeof order) => {
          const office = await officeLinks.of(db, one, caller);
          return { ...one, ...(office !== undefined && { office }) };
        };
        return { order: await linked(order), made: made && (await linked(made)), quote };
      });
    }),
  ];
}
