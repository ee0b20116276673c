import { mayBeOrderNumber } from '../../../../core/orders/order-number';
import type { Settings } from '../../foundation';
import type { Repositories } from '../../ports/database';

/**
 * Allocates id and number, serializing concurrent orders until the unit ends.
 * @throws Error if the custom numbering returns an invalid or used number
 */
export async function numberOf(
  { orders }: Pick<Repositories, 'orders'>,
  { clock, orderNumbers }: Pick<Settings, 'clock' | 'orderNumbers'>,
  store: string,
): Promise<{ readonly id: number; readonly number: string }> {
  const { id, number: usual } = await orders.next();
  if (orderNumbers === undefined) return { id, number: usual };
  const last = await orders.lastNumber(store);
  const number = orderNumbers.next({ id, usual, store, at: new Date(clock.now()).toISOString(), last });
  if (!mayBeOrderNumber(number)) {
    throw new Error(`orderNumbers gave "${number}": a number has 1 to 32 letters, digits, '-', '/', '.' and '_'`);
  }
  // Client-made ids are not numbers, so a lookalike must not block numbering.
  if (await orders.hasNumber(number)) throw new Error(`orderNumbers gave ${number}, which another order has`);
  return { id, number };
}
