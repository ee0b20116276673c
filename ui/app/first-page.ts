import type { Page, RoutingArea } from '../../core';

type Routing = Pick<RoutingArea, 'page' | 'isNavigating$' | 'open'>;

/**
 * The page to mount the app with: the one that came with the document, else that of the address. Resolves when its route is
 * dispatched and no navigation is pending (S §2). Null where the address leads out of this store: then it is gone to, and there
 * is nothing to mount.
 * @param url path and query of the address bar
 * @param leave goes to an address as a document of its own
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

/** Resolves when no navigation is pending. By hand: the operators for it would be the only ones that a first page carries. */
function settled({ isNavigating$ }: Pick<Routing, 'isNavigating$'>): Promise<void> {
  return new Promise((resolve) => {
    const waiting = isNavigating$.subscribe((isNavigating) => {
      if (isNavigating) return;
      resolve();
      queueMicrotask(() => waiting.unsubscribe()); // the first value comes before there is anything to unsubscribe
    });
  });
}
