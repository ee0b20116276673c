export { bindOrders } from './bind-orders';
