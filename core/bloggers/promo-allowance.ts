/** Days in which a blogger is given the same product for free once. */
export const PROMO_AGAIN_DAYS = 180;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A product that a blogger was given to show; no set. */
export interface HeldPromo {
  readonly sku?: string | undefined;
  /** When it was ordered, or the earliest moment known of it, in milliseconds; undefined counts as just now. */
  readonly since?: number | undefined;
  readonly isShown: boolean;
  /** Who put it into the archive: 'blogger' or 'staff'. */
  readonly archivedBy?: string | undefined;
}

/** Why a promo order is not taken: too much waits to be shown already, or the blogger had the product lately. */
export type PromoRefusal =
  | { readonly reason: 'had'; readonly sku: string; readonly days: number }
  | { readonly reason: 'unshown'; readonly most: number; readonly waiting: number };

/**
 * Why a blogger may not order these products to show; undefined where they may. A blogger's own archive frees no place, since nothing of it has
 * come back; what staff puts there is settled, for instance as damaged. Pure.
 * @param skus of the lines of the order
 * @param limits.most how many may wait to be shown at once
 * @param limits.now milliseconds since the epoch
 */
export function promoRefusal(
  skus: readonly string[],
  held: readonly HeldPromo[],
  { most, now }: { readonly most: number; readonly now: number },
): PromoRefusal | undefined {
  const open = held.filter(({ archivedBy }) => archivedBy !== 'staff');
  const waiting = open.filter(({ isShown }) => !isShown).length;
  if (waiting + skus.length > most) return { reason: 'unshown', most, waiting };
  const days = PROMO_AGAIN_DAYS;
  const lately = new Set(open.filter(({ since = now }) => now - since < days * DAY_MS).map(({ sku }) => sku));
  // Two lines of one product in an order are the same product twice.
  const sku = skus.find((one, at) => lately.has(one) || skus.indexOf(one) < at);
  return sku === undefined ? undefined : { reason: 'had', sku, days };
}
