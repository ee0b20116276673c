import type { Bookings } from './bookings';
import type { Downloads } from '../downloads/downloads';
import type { GiftCards } from '../../selling';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';

export interface Granting {
  readonly bookings: Bookings;
  readonly downloads: Downloads;
  readonly giftCards: GiftCards;
}

export async function grantPaid(
  db: Repositories,
  order: StoredOrder,
  { bookings, downloads, giftCards }: Granting,
): Promise<void> {
  await downloads.grant(db, order);
  await giftCards.grant(db, { ...order, status: 'paid' });
  await bookings.grant(db, order);
}
