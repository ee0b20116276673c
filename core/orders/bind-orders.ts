import type { ShopContainer } from '../di';
import { ORDER_DRAFTER, OrderDrafter } from './order-drafter';
import { ORDER_SENDER, OrderSender } from './order-sender';
import { ORDER_PROOFS, OrderProofs } from './order-proofs';
import { ORDER_STAMPS, OrderStamps } from './order-stamps';
import { ORDER_TRACKING, OrderTracking } from './order-tracking';
import type { OrdersArea } from './orders';
import { ORDERS, OrdersService } from './orders-service';
import { ORDERS_STORE, OrdersStore } from './orders-store';
import { REORDERS, Reorders } from './reorders';
import { UNPAID_ORDERS, UnpaidOrders } from './unpaid-orders';

export type OpenedOrders = OrdersService & Pick<OrdersArea, 'withoutCoupon'> & { readonly tracking: OrderTracking };

export function bindOrders(container: ShopContainer): { readonly service: OpenedOrders; readonly store: OrdersStore } {
  container.service(ORDERS_STORE, OrdersStore);
  container.service(ORDER_SENDER, OrderSender);
  container.service(ORDER_STAMPS, OrderStamps);
  container.service(ORDER_DRAFTER, OrderDrafter);
  container.service(UNPAID_ORDERS, UnpaidOrders);
  container.service(REORDERS, Reorders);
  container.service(ORDERS, OrdersService);
  container.service(ORDER_PROOFS, OrderProofs);
  container.service(ORDER_TRACKING, OrderTracking);
  const drafter = container.get(ORDER_DRAFTER);
  const service = Object.assign(container.get(ORDERS), {
    tracking: container.get(ORDER_TRACKING),
    withoutCoupon: () => drafter.withoutCoupon,
  });
  return { service, store: container.get(ORDERS_STORE) };
}
