import type { Order } from '../contract';

/**
 * Whether an order on this device is shown to, and sent for, who is signed in now: a user's is that user's alone, a guest's belongs to
 * the device. Pure.
 * @param userId empty for a guest
 */
export function isSeenBy(userId: string, { user_id: owner = '' }: Pick<Order, 'user_id'>): boolean {
  return owner === '' || owner === userId;
}
