import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { lockedCustomer } from '../lines/locked-customer';

/** Spends or returns bonuses of an order's customer; `amount` in minor units, negative if spent. */
export async function moveBonuses(
  db: Pick<Repositories, 'bonuses' | 'customers' | 'orders'>,
  order: Pick<StoredOrder, 'customerId' | 'id'>,
  amount: number,
  now: number,
): Promise<void> {
  const customer = await lockedCustomer(db, order);
  if (customer === undefined || amount === 0) return;
  const reason = amount < 0 ? 'spent' : 'returned';
  await db.bonuses.move(customer.id, [{ amount, reason, orderId: order.id }], now);
}
