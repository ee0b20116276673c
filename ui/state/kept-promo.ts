import { splitArrival, type Shop } from '../../core';

/** Where a page puts the code of a blogger's link before the app has started, as the address had it. */
export const PROMO_KEY = 'vitrine:promo';

/** Of whom the shopper came on a page, also on one that they left before the app had started, becomes a claim (A §4.4). */
export async function claimKeptPromo({ claims }: Pick<Shop, 'claims'>): Promise<void> {
  try {
    const kept = window.localStorage.getItem(PROMO_KEY);
    if (kept === null) return;
    const { promo } = splitArrival(`/?promo=${kept}`).arrival;
    if (promo !== undefined) await claims.set('promoCode', promo);
    window.localStorage.removeItem(PROMO_KEY);
  } catch {
    // a browser that keeps nothing
  }
}
