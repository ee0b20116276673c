import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';

/**
 * Locks the customer of an order until the unit ends. A merge locks people but no orders, so an order read before it
 * names the removed record; the order is reread then.
 */
export async function lockedCustomer(
  { customers, orders }: Pick<Repositories, 'customers' | 'orders'>,
  { customerId, id }: Pick<StoredOrder, 'customerId' | 'id'>,
): Promise<Customer | undefined> {
  if (customerId === undefined) return undefined;
  const customer = await customers.lock(customerId);
  if (customer !== undefined) return customer;
  const now = (await orders.byId(id))?.customerId;
  return now === undefined ? undefined : customers.lock(now);
}
