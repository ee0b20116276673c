import type { Page } from 'playwright-core';

/** Who looks at a page. */
export type Viewer = 'guest' | 'customer' | 'blogger' | 'admin';

/** A page as somebody has brought it about. */
export interface PageState {
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** What is done on the page before it is judged; a step that cannot be done is a finding. */
  readonly reach?: (page: Page, url: string) => Promise<unknown>;
}
