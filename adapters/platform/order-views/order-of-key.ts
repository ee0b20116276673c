import type { Repositories } from '../ports/database';
import type { StoredOrder } from '../ports/orders';
import { mayBeOrderNumber } from '../../../core/orders/order-number';

/**
 * The order of a key, as the device made it. A key that is also the number of another order opens nothing: somebody who asks by that number, such as
 * the owner of the other order, must not be shown a stranger's. In the unit of work of the caller.
 */
export async function orderOfKey(
  { orders }: Pick<Repositories, 'orders'>,
  key: string,
): Promise<StoredOrder | undefined> {
  const found = await orders.byOrderId(key);
  if (found === undefined || found.number === key || !mayBeOrderNumber(key)) return found;
  return (await orders.hasNumber(key)) ? undefined : found;
}
