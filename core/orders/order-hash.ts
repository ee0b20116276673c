import type { Order } from '../contract';
import { canonicalJson } from '../kernel/json';
import type { JsonValue } from '../ports';

/** Excludes the hash, volatile fields and the password, which is never stored with a queued order. */
const NOT_HASHED: ReadonlySet<string> = new Set(['hash', 'transmited', 'transmited_at', 'created_at', 'updated_at']);

/**
 * Returns the idempotency hash of an order: sha3-224 of its canonical JSON. Client and platform share it.
 * @param sha3_224 returns 56 lowercase hex digits
 */
export function orderHash(order: Order, sha3_224: (text: string) => string): string {
  const { password: _password, ...personalDetails } = order.personalDetails;
  const hashed = Object.fromEntries(
    Object.entries({ ...order, personalDetails }).filter(([key]) => !NOT_HASHED.has(key)),
  );
  return sha3_224(canonicalJson(JSON.parse(JSON.stringify(hashed)) as JsonValue));
}
