import type { Order } from '../contract';
import { canonicalJson } from '../kernel/json';
import type { JsonValue } from '../ports';

/** What the hash leaves out: itself, what changes on the way, and the password, which is never kept with a queued order. */
const NOT_HASHED: ReadonlySet<string> = new Set(['hash', 'transmited', 'transmited_at', 'created_at', 'updated_at']);

/**
 * The hash that makes placing an order idempotent (S §4, place order): sha3-224 of its canonical JSON, in which the
 * order of keys does not matter. Client and platform compute it by this function.
 * @param sha3_224 gives the hash of a text as 56 hexadecimal digits in lower case
 */
export function orderHash(order: Order, sha3_224: (text: string) => string): string {
  const { password: _password, ...personalDetails } = order.personalDetails;
  const hashed = Object.fromEntries(
    Object.entries({ ...order, personalDetails }).filter(([key]) => !NOT_HASHED.has(key)),
  );
  // Sound: JSON text read back holds JSON values only. It also makes what is hashed what is sent.
  return sha3_224(canonicalJson(JSON.parse(JSON.stringify(hashed)) as JsonValue));
}
