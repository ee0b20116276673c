import type { Bookings } from '../bookings/bookings';
import type { Downloads } from '../downloads/downloads';
import type { GiftCards } from '../gift-cards/gift-cards';
import type { Repositories } from '../ports/database';
import type { StoredOrder } from '../ports/orders';

/** What there is to give for money. */
export interface Granting {
  readonly bookings: Bookings;
  readonly downloads: Downloads;
  readonly giftCards: GiftCards;
}

/**
 * Gives what an order brings as soon as it is paid, however that happened: links to its downloads, the codes of its gift cards, and the mails by
 * which shop and buyer agree on a booking. In the unit of work that takes the payment.
 */
export async function grantPaid(
  db: Repositories,
  order: StoredOrder,
  { bookings, downloads, giftCards }: Granting,
): Promise<void> {
  await downloads.grant(db, order);
  await giftCards.grant(db, { ...order, status: 'paid' });
  await bookings.grant(db, order);
}
