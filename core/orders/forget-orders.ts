import { OrderReplica, type OrderPorts } from './order-replica';
import type { Storage } from '../ports';
import { CONFIRMATION_COLLECTION, ORDER_PROOFS_COLLECTION } from './orders';

/** Removes the signed-out user's orders from the device without loading the orders area. */
export async function forgetOrders(ports: OrderPorts, leaving: string): Promise<void> {
  const orders = new OrderReplica(ports);
  await forget(ports.storage, orders, leaving);
  orders.dispose();
}

export async function forget(storage: Storage, orders: OrderReplica, userId: string): Promise<void> {
  const left = orders.dispatch({ type: 'left', userId });
  await storage.clear(CONFIRMATION_COLLECTION);
  await storage.clear(ORDER_PROOFS_COLLECTION);
  await left;
}
