import type { Order } from '../../contract';
import type { CallOptions } from '../../sync';

/** Guest orders carry no token, even after sign-in. */
export function inNameOf({ user_id: owner = '' }: Pick<Order, 'user_id'>): CallOptions {
  return { silent: true, owner };
}
