import { isVirtualCart } from '../totals';
import type { Confirmation } from './orders';
import type { QueueEntry } from './queue-entry';

/** What of a confirmation follows from the order itself, besides how it stands. */
export function confirmationOf(
  { order, lines }: QueueEntry,
  { number, state, pickup_store }: Pick<Confirmation, 'number' | 'state' | 'pickup_store'>,
): Confirmation {
  const { order_id, personalDetails } = order;
  return {
    ...{ order_id, number, state },
    email: personalDetails.emailAddress,
    ...(pickup_store && { pickup_store }),
    ...(isVirtualCart(lines) && { is_virtual: true }),
  };
}
