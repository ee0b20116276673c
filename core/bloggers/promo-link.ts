/** An address of the shop that says who sent the shopper (A §4.4, `promo` becomes their promoCode claim). Pure. */
export function promoLink(address: string, promoCode: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}promo=${encodeURIComponent(promoCode)}`;
}
