import type { PlacedOrder } from '../../../core/contract';
import type { Downloads } from '../downloads/downloads';
import type { PaymentService } from '../payments/payment-service';
import type { Database } from '../ports/database';

/** Orders as the devices see them that placed them. */
export class PlacedOrders {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly downloads: Downloads;
      readonly payment: PaymentService;
    },
  ) {}

  /** An order as the device that made its id may see it. */
  async show(orderId: string): Promise<PlacedOrder | undefined> {
    const { database, payment } = this.services;
    const found = await database.read((db) => db.orders.byOrderId(orderId));
    if (!found) return undefined;
    const order = await payment.current(found);
    const [standing, downloads] = await database.read(async (db) => [
      await payment.standing(db, order),
      await this.services.downloads.ofOrder(db, order),
    ]);
    const { products, totals } = order.document;
    return {
      ...order.result,
      paid: order.status === 'paid',
      ...(standing !== undefined && { payment: standing }),
      order_id: order.orderId,
      order_status: order.deliveryStatus,
      canceled: order.status === 'canceled',
      created_at: new Date(order.createdAt).toISOString(),
      products,
      totals,
      ...(downloads.length > 0 && { downloads: [...downloads] }),
    };
  }
}
