import type { ShopContainer } from '../di';
import { ORDER_DRAFTER, OrderDrafter } from './order-drafter';
import { ORDER_SENDER, OrderSender } from './order-sender';
import { ORDER_STAMPS, OrderStamps } from './order-stamps';
import { ORDERS, OrdersService } from './orders-service';
import { ORDERS_STORE, OrdersStore } from './orders-store';
import { REORDERS, Reorders } from './reorders';
import { UNPAID_ORDERS, UnpaidOrders } from './unpaid-orders';

/** Binds the parts of orders. @returns the service, with nothing read yet, and the store to close with the shop */
export function bindOrders(container: ShopContainer): { readonly service: OrdersService; readonly store: OrdersStore } {
  container.service(ORDERS_STORE, OrdersStore);
  container.service(ORDER_SENDER, OrderSender);
  container.service(ORDER_STAMPS, OrderStamps);
  container.service(ORDER_DRAFTER, OrderDrafter);
  container.service(UNPAID_ORDERS, UnpaidOrders);
  container.service(REORDERS, Reorders);
  container.service(ORDERS, OrdersService);
  return { service: container.get(ORDERS), store: container.get(ORDERS_STORE) };
}
