import type { Order } from '../contract';

/**
 * Returns true if the current user may see and send an order on this device; guest orders belong to the device.
 * @param userId empty for a guest
 */
export function isSeenBy(userId: string, { user_id: owner = '' }: Pick<Order, 'user_id'>): boolean {
  return owner === '' || owner === userId;
}
