import type { Shop, TotalSegment } from '../../../core';

/** The totals to show at this moment: the server's while they fit the lines, else those of the lines. */
export function segmentsNow(shop: Shop): readonly TotalSegment[] {
  let segments: readonly TotalSegment[] = [];
  // The cart has a state at any moment, so its totals are there as soon as somebody listens.
  shop.cart.segments$.subscribe((now) => (segments = now)).unsubscribe();
  return segments;
}
