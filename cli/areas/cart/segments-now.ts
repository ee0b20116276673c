import type { Shop, TotalSegment } from '../../../core/shopper';

/** Server totals while they match the lines, else local ones. */
export function segmentsNow(shop: Shop): readonly TotalSegment[] {
  let segments: readonly TotalSegment[] = [];
  // Emits synchronously on subscribe.
  shop.cart.segments$.subscribe((now) => (segments = now)).unsubscribe();
  return segments;
}
