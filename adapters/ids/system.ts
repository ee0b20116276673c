import type { Ids } from '../../core/ports';
import { formatUuid } from './uuid-format';

const TWO_TO_53 = 2 ** 53;
const BYTES_PER_UUID = 16;
/** Each call of the generator costs as much as many ids: every request has one, and a page asks many. */
const UUIDS_AT_ONCE = 64;

/**
 * Ids that nobody can guess, from Web Crypto. It uses `getRandomValues` and not `randomUUID`, which browsers
 * hide on pages without TLS, such as a development server seen from a phone.
 */
export function createSystemIds(): Ids {
  const pool = new Uint8Array(BYTES_PER_UUID * UUIDS_AT_ONCE);
  let used = pool.length;
  return {
    uuid: () => {
      if (used === pool.length) {
        crypto.getRandomValues(pool);
        used = 0;
      }
      const bytes = pool.slice(used, used + BYTES_PER_UUID);
      pool.fill(0, used, used + BYTES_PER_UUID); // what was given away is not kept
      used += BYTES_PER_UUID;
      return formatUuid(bytes);
    },
    random: () => {
      const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
      return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / TWO_TO_53;
    },
  };
}
