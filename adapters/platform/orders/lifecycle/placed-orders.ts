import type { PlacedOrder } from '../../../../core/contract';
import type { VirtualGoods } from '../settlement/virtual-goods';
import { withoutReceivers } from '../views/bought-with';
import { orderOfKey } from '../views/order-of-key';
import type { PaymentService } from '../payments/payment-service';
import type { Database } from '../../ports/database';
import { shownResult } from '../../foundation';

export class PlacedOrders {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly payment: PaymentService;
      readonly virtualGoods: VirtualGoods;
    },
  ) {}

  async show(orderId: string): Promise<PlacedOrder | undefined> {
    const { database, payment, virtualGoods } = this.services;
    const found = await database.read((db) => orderOfKey(db, orderId));
    if (!found) return undefined;
    const { order } = await payment.look(found);
    const [status, bought] = await database.read(async (db) => [
      await payment.status(db, order),
      await virtualGoods.of(db, order),
    ]);
    const { products, totals, gift_message: gift } = order.document;
    return {
      ...shownResult(order),
      paid: order.status === 'paid',
      // Online payments promise days once they are paid.
      ...(order.status === 'paid' && order.fulfilment.arrival && { arrival: order.fulfilment.arrival }),
      ...(status !== undefined && { payment: status }),
      order_id: order.orderId,
      order_status: order.deliveryStatus,
      canceled: order.status === 'canceled',
      created_at: new Date(order.createdAt).toISOString(),
      totals,
      ...(gift !== undefined && { gift_message: gift }),
      ...withoutReceivers({ products, ...bought }),
    };
  }
}
