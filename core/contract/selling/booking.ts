import { isGiftCard } from './gift-card';
import type { Product } from '../catalogue/product';

interface Bought {
  readonly type: string | undefined;
  readonly isGiftCard: boolean;
}

/** Returns true for services: not shipped, downloaded or a gift card. */
export function isBooking({ type, isGiftCard }: Bought): boolean {
  return type === 'virtual' && !isGiftCard;
}

export function bookedShare(lines: readonly Bought[]): 'all' | 'some' | undefined {
  const booked = lines.filter(isBooking).length;
  if (booked === 0) return undefined;
  return booked === lines.length ? 'all' : 'some';
}

/** Returns true if the product is a booking. */
export function isBooked(product: Pick<Product, 'ptype' | 'type_id'>): boolean {
  return isBooking({ type: product.type_id, isGiftCard: isGiftCard(product) });
}
