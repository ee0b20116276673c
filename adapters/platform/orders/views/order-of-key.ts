import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { mayBeOrderNumber } from '../../../../core/orders/order-number';

/** Finds an order by its key. A key that equals another order's number must not open it. */
export async function orderOfKey(
  { orders }: Pick<Repositories, 'orders'>,
  key: string,
): Promise<StoredOrder | undefined> {
  const found = await orders.byOrderId(key);
  if (found === undefined || found.number === key || !mayBeOrderNumber(key)) return found;
  return (await orders.hasNumber(key)) ? undefined : found;
}
