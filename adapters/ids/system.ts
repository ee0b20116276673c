import type { Ids } from '../../core/ports';
import { formatUuid } from './uuid-format';

const TWO_TO_53 = 2 ** 53;
const BYTES_PER_UUID = 16;

/**
 * Ids that nobody can guess, from Web Crypto. It uses `getRandomValues` and not `randomUUID`, which browsers
 * hide on pages without TLS, such as a development server seen from a phone.
 * @param bytes fills sixteen bytes with chance
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
