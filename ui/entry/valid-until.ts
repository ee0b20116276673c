import type { Page } from '../../core';

/**
 * Until when a page says what is so, in milliseconds since the epoch: days of delivery change at the cut-off hour and at midnight. Undefined
 * for a page that names none.
 */
export function validUntilOf(page: Page): number | undefined {
  const source = page.name === 'product' ? page.delivery : page.name === 'cms-page' ? page.page : undefined;
  const until = source?.valid_until;
  return typeof until === 'string' ? Date.parse(until) : undefined;
}
