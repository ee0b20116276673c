import type { Page } from 'playwright-core';

export type Viewer = 'guest' | 'customer' | 'blogger' | 'admin';

export interface PageState {
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** Steps to reach the state; a failed step is a finding. */
  readonly reach?: (page: Page, url: string) => Promise<unknown>;
}
