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

/**
 * Reads orders again until all of them are locked, and returns what was read last. Locks are taken sorted by cart
 * token, which avoids most deadlocks.
 * @param options.of orders to lock
 * @param options.held cart tokens that the unit has already locked
 */
export async function lockedOrders<Found>(
  { orders }: Pick<Repositories, 'orders'>,
  find: () => Promise<Found>,
  { of, held = [] }: { readonly of: (found: Found) => readonly StoredOrder[]; readonly held?: readonly string[] },
): Promise<Found> {
  const locked = new Set(held);
  for (;;) {
    const found = await find();
    const tokens = new Set(of(found).map(({ cartToken }) => cartToken));
    const open = [...tokens].filter((token) => !locked.has(token)).toSorted();
    if (open.length === 0) return found;
    for (const token of open) {
      await orders.lock(token);
      locked.add(token);
    }
  }
}
