import { Broken } from '../broken';
import type { World } from '../world';

/**
 * Checks that background failures raise a notice. Failures of awaited calls reject instead, and the page shows them.
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
