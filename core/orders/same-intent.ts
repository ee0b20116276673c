import { canonicalJson } from '../kernel/json';
import type { JsonValue } from '../ports';
import type { QueueEntry } from './queue-entry';

type Order = QueueEntry['order'];

/** What names an order, and what changes on its way: all else is what the shopper wants. */
const NOT_WANTED: ReadonlySet<string> = new Set([
  'order_id',
  'cart_id',
  'replaces',
  'replaced_carts',
  'hash',
  'transmited',
  'transmited_at',
  'created_at',
  'updated_at',
]);

function wanted(order: Order): string {
  const { password: _password, ...personalDetails } = order.personalDetails;
  const entries = Object.entries({ ...order, personalDetails }).filter(([key]) => !NOT_WANTED.has(key));
  // Sound: JSON text read back holds JSON values only.
  return canonicalJson(JSON.parse(JSON.stringify(Object.fromEntries(entries))) as JsonValue);
}

/** Whether two orders are one wish: the same goods at the same figures, to the same place, paid the same way. Pure. */
export function isSameIntent(one: Order, other: Order): boolean {
  return wanted(one) === wanted(other);
}
