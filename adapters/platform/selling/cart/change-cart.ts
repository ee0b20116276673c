import type { Customer } from '../../ports/people/customers';
import type { CartChange, StoredCart } from '../../ports/selling/carts';
import type { Repositories } from '../../ports/database';
import { cartChanged } from './cart-errors';

/**
 * Changes an open cart. The revision prevents late or repeated changes from undoing newer ones.
 * @param known expected cart revision
 * @throws ApiError 409 'cart_changed' on a stale revision
 */
export async function changeCart(
  db: Pick<Repositories, 'carts'>,
  token: string,
  change: CartChange,
  { now, known }: { readonly now: number; readonly known: number | undefined },
): Promise<StoredCart> {
  const changed = await db.carts.change(token, change, now, known);
  if (changed === undefined) throw cartChanged();
  return changed;
}

export async function customerOf(
  db: Pick<Repositories, 'customers'>,
  { customerId }: Pick<StoredCart, 'customerId'>,
): Promise<Customer | undefined> {
  return customerId === undefined ? undefined : db.customers.byId(customerId);
}
