export { ORDER_DRAFTER, OrderDrafter } from './order-drafter';
export { ORDER_STAMPS, OrderStamps } from './order-stamps';
export { ORDER_SENDER, OrderSender } from './order-sender';
export { ORDERS, OrdersService } from './orders-service';
export { UNPAID_ORDERS, UnpaidOrders } from './unpaid-orders';
export { REORDERS, Reorders } from './reorders';
export { ORDERS_STORE, OrdersStore } from './orders-store';
