import type { Storage, Tabs, Telemetry } from '../ports';
import { Replica } from '../replica';
import { ORDERS_COLLECTION } from './orders';
import { reduceOrders, type OrderAction } from './queue/order-actions';
import type { QueueEntry } from './queue/queue-entry';
import { StoredOrders } from './stored-orders';

export interface OrderPorts {
  readonly storage: Storage;
  readonly tabs: Tabs;
  readonly telemetry: Telemetry;
}

/** Orders of this device, the same in all tabs. */
export class OrderReplica extends Replica<readonly QueueEntry[], OrderAction> {
  constructor({ storage, tabs, telemetry }: OrderPorts) {
    const model = { name: ORDERS_COLLECTION, initial: [], reduce: reduceOrders };
    super(model, new StoredOrders(storage, telemetry), tabs, telemetry);
  }

  find(orderId: string): QueueEntry | undefined {
    return this.state.find(({ order }) => order.order_id === orderId);
  }

  /** @returns false if a change of the order is lost when the page closes */
  isKept(orderId: string): boolean {
    return !this.pending.some((action) => action.type === 'changed' && action.entry.order.order_id === orderId);
  }
}
