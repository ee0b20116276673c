import type { Ids } from '../../core/ports';
import { createSystemIds } from './system';

/** Bytes of chance taken at once. */
const POOL_BYTES = 1024;

/**
 * The ids of `createSystemIds`, for a server: each call of the generator costs as much as many ids, every request has one, and
 * a page asks many.
 */
export function createPooledIds(): Ids {
  const pool = new Uint8Array(POOL_BYTES);
  let used = POOL_BYTES;
  return createSystemIds((fill) => {
    if (used + fill.length > POOL_BYTES) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    fill.set(pool.subarray(used, used + fill.length));
    pool.fill(0, used, used + fill.length); // what was given away is not kept
    used += fill.length;
    return fill;
  });
}
