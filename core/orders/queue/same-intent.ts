import { canonicalJson } from '../../kernel/json';
import type { JsonValue } from '../../ports';
import type { QueueEntry } from './queue-entry';

type Order = QueueEntry['order'];

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
  return canonicalJson(JSON.parse(JSON.stringify(Object.fromEntries(entries))) as JsonValue);
}

/** Returns true if two orders have the same goods, amounts, address and payment method. */
export function isSameIntent(one: Order, other: Order): boolean {
  return wanted(one) === wanted(other);
}
