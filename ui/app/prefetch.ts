import type { PageRegistry } from './page-registry';
import { savesData } from './saves-data';

/**
 * Prefetches the code of the other route groups (S §2) in the browser's idle moments. Does nothing for shoppers who save data, nor
 * where the browser does not say when it is idle.
 */
export function prefetchWhenIdle(pages: PageRegistry): void {
  if (!('requestIdleCallback' in window) || savesData()) return;
  const idle = () => new Promise<void>((resolve) => window.requestIdleCallback(() => resolve()));
  import('./route-groups').then(
    ({ prefetchRoutes }) => prefetchRoutes(pages, idle),
    () => undefined, // a help that did not come is none that is missed
  );
}
