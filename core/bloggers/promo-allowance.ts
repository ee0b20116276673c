export const PROMO_AGAIN_DAYS = 180;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface HeldPromo {
  readonly sku?: string | undefined;
  readonly since?: number | undefined;
  readonly isShown: boolean;
  readonly archivedBy?: string | undefined;
}

export type PromoRefusal =
  | { readonly reason: 'had'; readonly sku: string; readonly days: number }
  | { readonly reason: 'unshown'; readonly max: number; readonly waiting: number };

/**
 * Returns why a blogger may not order these promo products; undefined if allowed. Archiving by the blogger
 * makes no room for more; products archived by staff are settled, for instance as damaged. Pure.
 * @param skus of the lines of the order
 * @param limits.most how many may wait to be shown at once
 * @param limits.now milliseconds since the epoch
 */
export function promoRefusal(
  skus: readonly string[],
  held: readonly HeldPromo[],
  { max, now }: { readonly max: number; readonly now: number },
): PromoRefusal | undefined {
  const open = held.filter(({ archivedBy }) => archivedBy !== 'staff');
  const waiting = open.filter(({ isShown }) => !isShown).length;
  if (waiting + skus.length > max) return { reason: 'unshown', max, waiting };
  const days = PROMO_AGAIN_DAYS;
  const lately = new Set(open.filter(({ since = now }) => now - since < days * DAY_MS).map(({ sku }) => sku));
  // Two lines of one product in an order are the same product twice.
  const sku = skus.find((one, at) => lately.has(one) || skus.indexOf(one) < at);
  return sku === undefined ? undefined : { reason: 'had', sku, days };
}
