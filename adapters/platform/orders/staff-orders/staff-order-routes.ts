import { makeOrder } from '../../../../core/contract/orders/manage-order-new';
import { nameOfCaller, requirePermission, type Route, route } from '../../foundation';
import type { Database } from '../../ports/database';
import type { OfficeLinks } from '../views/office-links';
import type { StaffOrders } from './staff-orders';

interface Services {
  readonly database: Database;
  readonly officeLinks: OfficeLinks;
  readonly staffOrders: StaffOrders;
}

export function staffOrderRoutes({ database, officeLinks, staffOrders }: Services): readonly Route[] {
  return [
    route(makeOrder, async ({ body, caller }) => {
      // The order shows the contact of its customer.
      if (body.customer !== undefined) requirePermission(caller, 'people:read');
      const { order, quote } = await staffOrders.make(body, nameOfCaller(caller));
      if (order === null) return { order, quote };
      const office = await database.read((db) => officeLinks.of(db, order, caller));
      return { order: { ...order, ...(office !== undefined && { office }) }, quote };
    }),
  ];
}
