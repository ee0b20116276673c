import { token } from '../di';
import type { PackedPage } from './page-state';
import type { OpenResult, Page, PageIdentity, Resolution } from './routing';

/** Where pages come from: resolving and loading, whose code is loaded when the shopper first goes somewhere. */
export interface PageSource {
  resolve(url: string): Promise<Resolution>;
  /**
   * From an address to a page, whatever happens on the way; never throws.
   * @param shown the page that stays while the shopper is sent to another store
   */
  open(url: string, shown: Page | null): Promise<OpenResult>;
  identify(page: Page): PageIdentity;
  /** A page for the way from server to browser, plain JSON. */
  pack(page: Page): PackedPage;
  /** Notes that a page was seen; does nothing on the server. */
  report(url: string): void;
}

export type PageSourceLoader = () => Promise<PageSource>;
export const PAGE_SOURCE = token<PageSourceLoader>('PageSource');
