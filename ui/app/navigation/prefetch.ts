import type { PageRegistry } from './page-registry';
import { savesData } from './saves-data';

/** Prefetches the other route groups when idle, unless data saving is on or `requestIdleCallback` is missing. */
export function prefetchWhenIdle(pages: PageRegistry): void {
  if (!('requestIdleCallback' in window) || savesData()) return;
  const idle = () => new Promise<void>((resolve) => window.requestIdleCallback(() => resolve()));
  import('./route-groups').then(
    ({ prefetchRoutes }) => prefetchRoutes(pages, idle),
    () => undefined,
  );
}
