import type { Page, RoutingArea } from '../../../core/shopper';

type Routing = Pick<RoutingArea, 'page' | 'isNavigating$' | 'open'>;

/**
 * Returns the page to mount, once navigation settles. Null when the URL leaves this store: then it navigates there.
 * @param url path and query of the address bar
 * @param leave loads an address as a new document
 */
export async function firstPage(routing: Routing, url: string, leave: (url: string) => void): Promise<Page | null> {
  if (routing.page === null) {
    const { redirect, followed } = await routing.open(url);
    if (redirect !== undefined && followed !== true) {
      leave(redirect);
      return null;
    }
  }
  await settled(routing);
  return routing.page;
}

/** Written without RxJS operators, which the first page would load for this alone. */
function settled({ isNavigating$ }: Pick<Routing, 'isNavigating$'>): Promise<void> {
  return new Promise((resolve) => {
    const waiting = isNavigating$.subscribe((isNavigating) => {
      if (isNavigating) return;
      resolve();
      queueMicrotask(() => waiting.unsubscribe()); // the first value may arrive before `waiting` is assigned
    });
  });
}
