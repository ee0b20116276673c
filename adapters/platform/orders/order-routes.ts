import type { Order } from '../../../core/contract';
import * as contract from '../../../core/contract/orders';
import { invalidInput, notFound } from '../http/api-error';
import { describeIssues } from '../http/describe-issues';
import type { Route } from '../http/route';
import { route } from '../http/route';
import type { Services } from '../services';
import { ORDER_INVALID } from './check-order';

/** S §7, orders. */
export function orderRoutes({ orderService }: Services): readonly Route[] {
  return [
    route(
      contract.placeOrder,
      ({ body, rawBody }) => orderService.place(body, rawBody as Order), // sound: the body was parsed from it, so it has that shape
      { refuseBody: (issues) => invalidInput(describeIssues(issues, 'order'), ORDER_INVALID) },
    ),
    route(contract.getOrder, ({ query }) => {
      const order = orderService.show(query.id);
      if (!order) throw notFound(`id ${query.id} names no order`);
      return order;
    }),
  ];
}
