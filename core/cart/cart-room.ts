import { MOST_LINES } from '../kernel/quantity';
import type { CartItem } from './cart';
import { lineKey } from './cart-record';
import { problem, type Problem } from './validate-product';

/** Why a line finds no room: an order takes no more lines than this, and the shopper hears of it while there is something to be done about it. Pure. */
export function roomProblem(items: readonly CartItem[], item: CartItem): Problem | undefined {
  const keys = new Set(items.map(lineKey));
  if (keys.size < MOST_LINES || keys.has(lineKey(item))) return undefined;
  return problem(item.sku, 'list-full', { limit: MOST_LINES });
}
