/** Adds the blogger's `promo` code to a shop address. */
export function promoLink(address: string, promoCode: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}promo=${encodeURIComponent(promoCode)}`;
}
