import { filter, firstValueFrom } from 'rxjs';
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
  await firstValueFrom(routing.isNavigating$.pipe(filter((isNavigating) => !isNavigating)));
  return routing.page;
}
