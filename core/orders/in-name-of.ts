import type { Order } from '../contract';
import type { CallOptions } from '../sync';

/** An order is its owner's: a guest's carries nobody's token, also after somebody has signed in. */
export function inNameOf({ user_id: owner = '' }: Pick<Order, 'user_id'>): CallOptions {
  return { silent: true, owner };
}
