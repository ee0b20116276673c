import type { ChangeCursor, ChangeFeed, Storefront } from '../../composition/composition-root';
import { KeptPage } from './kept-page';
import { PageStore } from './page-store';

export interface PageCacheOptions {
  readonly storefront: Storefront;
  readonly changes: ChangeFeed;
  readonly now: () => number;
  /** Includes compressed copies. Default 64 MB, about 300 pages; a quarter of it for pages with a query. */
  readonly maxBytes?: number;
  readonly onPage?: (from: 'kept' | 'rendered' | 'waited') => void;
}

export interface PageCache extends Pick<Storefront, 'fetch'> {
  readonly count: number;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** 24 hours. */
const TTL_MS = 86_400_000;

interface Flight {
  readonly page: Promise<KeptPage | Response>;
  readonly changed: Set<string>;
  allChanged: boolean;
}

async function keptPage(response: Response, dependsOn: ReadonlySet<string>, validUntil: number): Promise<KeptPage> {
  const text = Buffer.from(await response.arrayBuffer());
  return new KeptPage(text, Object.fromEntries(response.headers), dependsOn, validUntil);
}

function sharesAny(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const name of other) if (one.has(name)) return true;
  return false;
}

/**
 * Caches public pages until their data changes; changes are polled before each answer. Concurrent requests share a
 * rendering unless a change overtook it.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { storefront, changes, now, maxBytes = MAX_BYTES, onPage = () => undefined } = options;
  const store = new PageStore(maxBytes);
  const open = new Map<string, Flight>();
  const running = new Set<Flight>();
  let cursor: ChangeCursor | undefined;

  const forgetChanged = async (): Promise<void> => {
    const found = await changes.since(cursor);
    cursor = found.cursor;
    if (found.tags !== 'everything' && found.tags.size === 0) return;
    open.clear();
    if (found.tags === 'everything') {
      store.clear();
      for (const flight of running) flight.allChanged = true;
      return;
    }
    store.purge(found.tags);
    for (const flight of running) for (const name of found.tags) flight.changed.add(name);
  };

  const keep = async (request: Request, key: string, flight: Pick<Flight, 'changed' | 'allChanged'>) => {
    const { response, dependsOn, validUntil } = await storefront.render(request);
    if (dependsOn === undefined || response.status !== 200) return response;
    const page = await keptPage(response, dependsOn, Math.min(validUntil ?? Infinity, now() + TTL_MS));
    await forgetChanged();
    if (!flight.allChanged && !sharesAny(dependsOn, flight.changed)) store.set(key, page);
    return page;
  };

  const fly = (request: Request, key: string): Flight => {
    const facts = { changed: new Set<string>(), allChanged: false };
    const flight: Flight = Object.assign(facts, { page: Promise.resolve().then(() => keep(request, key, flight)) });
    open.set(key, flight);
    running.add(flight);
    const land = (): void => {
      running.delete(flight);
      if (open.get(key) === flight) open.delete(key);
    };
    flight.page.then(land, land);
    return flight;
  };

  return {
    get count() {
      return store.count;
    },
    async fetch(request) {
      if (request.headers.has('authorization')) return storefront.fetch(request);
      await forgetChanged();
      const key = storefront.pageKey(request);
      const kept = store.get(key, now());
      const joined = open.get(key);
      onPage(kept ? 'kept' : joined ? 'waited' : 'rendered');
      if (kept) return kept.respond(request);
      const page = await (joined ?? fly(request, key)).page;
      if (page instanceof KeptPage) return page.respond(request);
      return joined ? storefront.fetch(request) : page;
    },
  };
}
