import type { Order } from '../../../../core/contract';
import { orderHistory } from '../../../../core/contract/people/accounts';
import * as contract from '../../../../core/contract/orders/orders';
import { requireUser, unauthorized, invalidInput, notFound, describeIssues, type Route, route } from '../../foundation';
import type { CheckoutRegistrations } from '../../people';
import type { OrderService } from './order-service';
import type { CustomerOrders } from '../views/customer-orders';
import type { PlacedOrders } from './placed-orders';
import { ORDER_INVALID } from './check-order';

/** A §9. */
const HISTORY_PAGE_SIZE = 20;

interface Services {
  readonly checkoutRegistrations: CheckoutRegistrations;
  readonly customerOrders: CustomerOrders;
  readonly orderService: OrderService;
  readonly placedOrders: PlacedOrders;
}

export function orderRoutes({
  checkoutRegistrations,
  customerOrders,
  orderService,
  placedOrders,
}: Services): readonly Route[] {
  return [
    route(orderHistory, ({ caller, query }) => {
      const { pageSize = HISTORY_PAGE_SIZE, currentPage = 1 } = query;
      return customerOrders.history(requireUser(caller), { pageSize, currentPage });
    }),
    route(
      contract.placeOrder,
      async ({ body, rawBody, caller, address }) => {
        const session = caller.kind === 'user' ? caller : undefined;
        const customerId = session?.customer.id;
        const by = { customerId, actorId: session?.actorId, address, session };
        const result = await orderService.place(body, rawBody as Order, by); // sound: the body was parsed from it, so it has that shape
        if (customerId === undefined) await checkoutRegistrations.register(body, address);
        return result;
      },
      { refuseBody: (issues) => invalidInput(describeIssues(issues, 'order'), ORDER_INVALID) },
    ),
    route(contract.getOrder, async ({ query, caller }) => {
      const shown = await placedOrders.show(query.id);
      const own = caller.kind === 'user' ? await customerOrders.order(caller, query.id) : undefined;
      const order = own ?? shown;
      // An expired token may belong to the owner: it must be refreshed before answering.
      if (!order && caller.kind === 'refused') throw unauthorized();
      if (!order) throw notFound(`id ${query.id} does not match any order`);
      return order;
    }),
  ];
}
