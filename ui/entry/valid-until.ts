import type { Page } from '../../core/shopper';

/**
 * Milliseconds since the epoch; delivery days change at the cut-off hour and at midnight. Undefined for pages without
 * delivery days.
 */
export function validUntilOf(page: Page): number | undefined {
  const source = page.name === 'product' ? page.delivery : page.name === 'cms-page' ? page.page : undefined;
  const until = source?.valid_until;
  return typeof until === 'string' ? Date.parse(until) : undefined;
}
