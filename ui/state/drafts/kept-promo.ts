import { splitArrival, type Shop } from '../../../core/shopper';

export const PROMO_KEY = 'vitrine:promo';

/** Turns a promo code stored before the app started into a claim. */
export async function claimKeptPromo({ claims }: Pick<Shop, 'claims'>): Promise<void> {
  try {
    const kept = window.localStorage.getItem(PROMO_KEY);
    if (kept === null) return;
    const { promo } = splitArrival(`/?promo=${kept}`).arrival;
    if (promo !== undefined) await claims.set('promoCode', promo);
    window.localStorage.removeItem(PROMO_KEY);
  } catch {
    // no storage
  }
}
