import type { Ids } from '../../core/ports';
import { createSystemIds } from './system';

const POOL_BYTES = 1024;

/** Like `createSystemIds`, but pools random bytes: one generator call costs as much as many ids. */
export function createPooledIds(): Ids {
  const pool = new Uint8Array(POOL_BYTES);
  let used = POOL_BYTES;
  return createSystemIds((fill) => {
    if (used + fill.length > POOL_BYTES) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    fill.set(pool.subarray(used, used + fill.length));
    pool.fill(0, used, used + fill.length);
    used += fill.length;
    return fill;
  });
}
