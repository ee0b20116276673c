import { promoWithLabel } from './placement-label';

/**
 * Adds the blogger's `promo` code to a shop address.
 * @param label placement of the link, for statistics
 */
export function promoLink(address: string, promoCode: string, label?: string): string {
  const promo = encodeURIComponent(promoWithLabel(promoCode, label));
  return `${address}${address.includes('?') ? '&' : '?'}promo=${promo}`;
}
