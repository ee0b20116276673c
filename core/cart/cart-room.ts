import { MAX_LINES } from '../kernel/quantity';
import type { CartItem } from './cart';
import { lineKey } from './cart-record';
import { problem, type Problem } from './validate-product';

/** Enforces the maximum line count of an order when adding, not only at checkout. */
export function roomProblem(items: readonly CartItem[], item: CartItem): Problem | undefined {
  const keys = new Set(items.map(lineKey));
  if (keys.size < MAX_LINES || keys.has(lineKey(item))) return undefined;
  return problem(item.sku, 'list-full', { limit: MAX_LINES });
}
