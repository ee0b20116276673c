import type { Ids } from '../../core/ports';
import { formatUuid } from './uuid-format';

const TWO_TO_53 = 2 ** 53;

/**
 * Ids that nobody can guess, from Web Crypto. It uses `getRandomValues` and not `randomUUID`, which browsers
 * hide on pages without TLS, such as a development server seen from a phone.
 */
export function createSystemIds(): Ids {
  return {
    uuid: () => formatUuid(crypto.getRandomValues(new Uint8Array(16))),
    random: () => {
      const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
      return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / TWO_TO_53;
    },
  };
}
