import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';

/** Serializes changes of an order until the unit ends, and reads it again. */
export async function lockedOrder(
  { orders }: Pick<Repositories, 'orders'>,
  key: string,
): Promise<StoredOrder | undefined> {
  const found = await orders.byKey(key);
  if (found === undefined) return undefined;
  await orders.lock(found.cartToken);
  return orders.byId(found.id);
}
