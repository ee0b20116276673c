import { Broken } from '../broken';
import type { World } from '../world';

/**
 * S §8: whatever failed where nobody waits for an answer is shown by a notice. What failed while somebody waited for it ends their call
 * with an error of the shop, and the page shows that: of coupon, cart, order, queue and payment through `useNotify` (ui/state), of fields
 * at the fields, of a payment that cannot be asked about on the page of its order.
 */
export function checkNotices({ browsers }: World): void {
  for (const { who, lineRefusals, notices } of browsers) {
    for (const message of new Set(lineRefusals)) {
      if (!notices.some((notice) => notice.code === 'request-rejected' && notice.message === message)) {
        throw new Broken(`shopper ${who + 1} was not told why a line changed: ${message}`);
      }
    }
  }
}
