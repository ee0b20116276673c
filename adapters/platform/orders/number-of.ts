import { mayBeOrderNumber } from '../../../core/orders/order-number';
import type { Settings } from '../settings/options';
import type { Repositories } from '../ports/database';

/**
 * Id and number of the next order. Others that ask for theirs wait until the unit is over.
 * @throws Error where the shop's own numbering gives something that cannot be a number, or one that is taken
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
  // Ids that devices make are no numbers: a stranger's that looks like the next one stops nobody.
  if (await orders.hasNumber(number)) throw new Error(`orderNumbers gave ${number}, which another order has`);
  return { id, number };
}
