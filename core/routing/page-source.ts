import { token } from '../di';
import type { PackedPage } from './page-state';
import type { OpenResult, Page, PageIdentity, Resolution } from './routing';

export interface PageSource {
  resolve(url: string): Promise<Resolution>;
  /**
   * Never throws.
   * @param shown stays visible while another store opens
   */
  open(url: string, shown: Page | null): Promise<OpenResult>;
  identify(page: Page): PageIdentity;
  pack(page: Page): PackedPage;
  report(url: string): void;
}

export type PageSourceLoader = () => Promise<PageSource>;
export const PAGE_SOURCE = token<PageSourceLoader>('PageSource');
