import { bookedShare } from '../contract/selling/booking';
import { isVirtualCart } from '../totals';
import type { Confirmation } from './orders';
import { isPlaced } from './queue/order-life';
import type { QueueEntry } from './queue/queue-entry';
import { summaryOf } from './summary-of';

export function confirmationOf(
  entry: QueueEntry,
  {
    number,
    state,
    pickup_store,
    mail_left_out,
  }: Pick<Confirmation, 'number' | 'state' | 'pickup_store' | 'mail_left_out'>,
): Confirmation {
  const { order_id, personalDetails } = entry.order;
  const booked = bookedShare(
    entry.lines.map((line) => ({ type: line.type_id ?? line.product_type, isGiftCard: line.gift_card === true })),
  );
  return {
    ...{ order_id, number, state },
    email: personalDetails.emailAddress,
    ...(pickup_store && { pickup_store }),
    ...(mail_left_out === true && { mail_left_out }),
    ...(isVirtualCart(entry.lines) && { is_virtual: true }),
    ...(booked && { booked }),
    ...(entry.account_wished && isPlaced(entry) && { account_wished: true }),
    summary: summaryOf(entry),
  };
}
