import { isGiftCard } from './gift-card';
import type { Product } from './product';

/** What is no thing, as far as it says what it is: a product, or a line of a cart or an order. */
interface Bought {
  readonly type: string | undefined;
  readonly isGiftCard: boolean;
}

/** Whether something is done for who buys it: it is no thing, nothing to download and no gift card. Shop and buyer agree on how and when. Pure. */
export function isBooking({ type, isGiftCard }: Bought): boolean {
  return type === 'virtual' && !isGiftCard;
}

/** Whether all of an order is bookings, or some of it; undefined where none is. Pure. */
export function bookedShare(lines: readonly Bought[]): 'all' | 'some' | undefined {
  const booked = lines.filter(isBooking).length;
  if (booked === 0) return undefined;
  return booked === lines.length ? 'all' : 'some';
}

/** Whether a product is a booking (`isBooking`). Pure. */
export function isBooked(product: Pick<Product, 'ptype' | 'type_id'>): boolean {
  return isBooking({ type: product.type_id, isGiftCard: isGiftCard(product) });
}
