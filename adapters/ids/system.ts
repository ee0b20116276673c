import type { Ids } from '../../core/ports';
import { formatUuid } from './uuid-format';

const TWO_TO_53 = 2 ** 53;
const BYTES_PER_UUID = 16;

/**
 * Unguessable ids from Web Crypto. Uses `getRandomValues`: `randomUUID` is unavailable on pages without TLS.
 * @param bytes fills sixteen random bytes
 */
export function createSystemIds(bytes: (fill: Uint8Array<ArrayBuffer>) => Uint8Array = fillAlone): Ids {
  return {
    uuid: () => formatUuid(bytes(new Uint8Array(BYTES_PER_UUID))),
    random: () => {
      const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
      return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / TWO_TO_53;
    },
  };
}

function fillAlone(fill: Uint8Array<ArrayBuffer>): Uint8Array {
  return crypto.getRandomValues(fill);
}
