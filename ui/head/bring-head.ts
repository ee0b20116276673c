import type { Page, Shop } from '../../core';
import type { Translate } from '../text/text-context';
import { applyHead } from './apply-head';
import { pageHead } from './page-head';

/**
 * Brings the document's head to a page that the shopper went to. A module of its own, loaded then: the first page's head came
 * with its document.
 * @returns the page's title, unless `isWanted` says by then that the shopper has gone on
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
