import type { Page, Shop } from '../../core/shopper';
import type { Translate } from '../text/text-context';
import { applyHead } from './apply-head';
import { pageHead } from './page-head';

/**
 * Lazy, since the first page's head comes with the document.
 * @returns the title, unless `isWanted` is false by then
 */
export async function bringHead(
  page: Page,
  { routing, content }: Shop,
  t: Translate,
  isWanted: () => boolean,
): Promise<string | undefined> {
  const identity = await routing.identify(page);
  if (!isWanted()) return undefined;
  const head = pageHead(page, { settings: content.settings, identity, t });
  applyHead(document, head);
  return head.title;
}
