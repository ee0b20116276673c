import { firstValueFrom } from 'rxjs';
import type { Shop, TotalSegment } from '../../../core';

/** The totals to show at this moment: the server's while they fit the lines, else those of the lines. */
export function segmentsNow(shop: Shop): Promise<readonly TotalSegment[]> {
  return firstValueFrom(shop.cart.segments$);
}
