import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import {
  bagPageOf,
  HOMES,
  homeOf,
  isInCheckout,
  isKeepableAnswer,
  isKeepablePage,
  isKeepablePicture,
  isOffice,
  isPage,
  isPicture,
  offlinePageOf,
  PAGES,
} from './cache-policy';
import {
  earlierName,
  earlierNames,
  filesNamedIn,
  languageIn,
  planSweep,
  type EarlierBuild,
  type KeptDocument,
} from './earlier-builds';
import { isPageMessage } from './messages';

declare const self: ServiceWorkerGlobalScope;
/** Injected by the build. */
declare const SHOP_FILES: readonly string[];
declare const OFFICE_FILES: readonly string[];

const DAY = 86_400;
const OFFLINE = 'offline';
/** Falls back to the cache when the network hangs. */
const PAGE_TIMEOUT_SECONDS = 8;

const keepable = {
  cacheWillUpdate: ({ response }: { readonly response: Response }) =>
    Promise.resolve(isKeepableAnswer(response) ? response : null),
};
const shownToAll = {
  cacheWillUpdate: ({ response }: { readonly response: Response }) =>
    Promise.resolve(isKeepablePicture(response) ? response : null),
};
const bounded = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [keepable, bounded(60)],
});
const pictureBounds = bounded(400);
const pictures = new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [shownToAll, pictureBounds] });
/** Bounds the cache to about three builds of staff files. */
const files = new CacheFirst({ cacheName: 'files', plugins: [bounded(400)] });

const buildFiles: ReadonlySet<string> = new Set([...SHOP_FILES, ...OFFICE_FILES]);
const build = new PrecacheController();
build.addToCacheList(SHOP_FILES.map((url) => ({ url, revision: null })));

const pathsIn = async (name: string): Promise<readonly string[]> =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);

/** Saves files that the new build lacks, for cached pages. */
async function putAside(): Promise<void> {
  const outgoing = await caches.open(build.strategy.cacheName);
  const requests = (await outgoing.keys()).filter(({ url }) => !buildFiles.has(new URL(url).pathname));
  if (requests.length === 0) return;
  const name = earlierName(Date.now());
  try {
    const earlier = await caches.open(name);
    for (const request of requests) {
      const file = await outgoing.match(request);
      if (file !== undefined) await earlier.put(request, file);
    }
  } catch {
    await caches.delete(name); // storage is full; the pages that need them go too
  }
}

async function documentsIn(name: string): Promise<readonly KeptDocument[]> {
  const cache = await caches.open(name);
  const read = async (request: Request): Promise<KeptDocument> => {
    const html = await (await cache.match(request, { ignoreVary: true }))?.text();
    return { url: request.url, files: filesNamedIn(html ?? '') };
  };
  return Promise.all((await cache.keys()).map(read));
}

async function sweep(): Promise<void> {
  const builds = earlierNames(await caches.keys()).map(async (name): Promise<EarlierBuild> => ({
    name,
    files: new Set(await pathsIn(name)),
  }));
  const [earlier, homes, offline, seen] = await Promise.all([
    Promise.all(builds),
    documentsIn(HOMES),
    documentsIn(OFFLINE),
    documentsIn(PAGES),
  ]);
  const plan = planSweep(buildFiles, earlier, { homes: [...homes, ...offline], pages: seen });
  const forbidden = seen.map(({ url }) => url).filter((url) => !isKeepablePage(new URL(url)));
  const cache = await caches.open(PAGES);
  await Promise.all([
    ...plan.builds.map((name) => caches.delete(name)),
    ...[...plan.pages, ...forbidden].map((url) => cache.delete(url, { ignoreVary: true })),
  ]);
}

async function fileOfAnotherBuild(request: Request): Promise<Response | undefined> {
  for (const name of [build.strategy.cacheName, ...earlierNames(await caches.keys())]) {
    const file = await (await caches.open(name)).match(request, { ignoreVary: true });
    if (file !== undefined) return file;
  }
  return undefined;
}

async function keep(path: string, name: string): Promise<void> {
  const answer = await fetch(path, { headers: { accept: 'text/html' } });
  if (isKeepableAnswer(answer)) await (await caches.open(name)).put(path, answer);
}

const keptText = async (path: string, name: string): Promise<string> =>
  (await (await caches.open(name)).match(path, { ignoreVary: true }))?.text() ?? '';

async function keepHome(path: string): Promise<void> {
  await keep(path, HOMES);
  const language = languageIn(await keptText(path, HOMES));
  for (const document of [offlinePageOf(path), bagPageOf(path)]) {
    const kept = await keptText(document, OFFLINE);
    const isOfBuild = filesNamedIn(kept).every((file) => buildFiles.has(file));
    if (kept === '' || !isOfBuild || languageIn(kept) !== language) await keep(document, OFFLINE);
  }
}

/** Precaches staff files only once a staff page is open, since a deploy removes them from the server. */
async function keepOffice(event: ExtendableEvent): Promise<void> {
  for (const path of OFFICE_FILES) await files.handle({ event, request: new Request(path) });
}

async function keepPage(url: URL): Promise<void> {
  if (url.origin !== self.location.origin || !isKeepablePage(url)) return;
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  if (isKeepableAnswer(answer)) await (await caches.open(PAGES)).put(url, answer);
}

async function offlineAnswer(url: URL): Promise<Response> {
  const homes = await caches.open(HOMES);
  const paths = (await homes.keys()).map((request) => new URL(request.url).pathname);
  const home = homeOf(url.pathname, paths);
  if (home === undefined) return Response.error();
  if (url.pathname === home) return (await homes.match(home, { ignoreVary: true })) ?? Response.error();
  const offline = await caches.open(OFFLINE);
  const bag = bagPageOf(home);
  const isThere = url.pathname === bag ? await offline.match(bag, { ignoreVary: true }) : undefined;
  return isThere ?? (await offline.match(offlinePageOf(home), { ignoreVary: true })) ?? Response.redirect(home, 302);
}

/** Never activates an update while any tab is in checkout. */
async function takeOver(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ url }) => isInCheckout(new URL(url)))) return;
  await self.skipWaiting();
}

const quietly = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

// The first version claims open pages; later ones wait.
clientsClaim();
registerRoute(new PrecacheRoute(build));
cleanupOutdatedCaches();
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url),
  async ({ event, request, url }) => {
    try {
      // Uncacheable pages are handled too, to replace the browser's offline error.
      return await (isKeepablePage(url) ? pages.handle({ event, request }) : fetch(request));
    } catch {
      return offlineAnswer(url);
    }
  },
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ event, request }) => (await fileOfAnotherBuild(request)) ?? files.handle({ event, request }),
);

self.addEventListener('install', (event) => {
  event.waitUntil(build.install(event));
  event.waitUntil(quietly(keepHome('/')));
});
self.addEventListener('activate', (event) => {
  const takeStock = async (): Promise<void> => {
    await quietly(putAside());
    await build.activate(event);
    await quietly(sweep());
  };
  event.waitUntil(takeStock());
});
self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (!isPageMessage(message)) return;
  if (message.type === 'take-over') {
    event.waitUntil(takeOver());
    return;
  }
  if (message.type === 'signed-out') {
    event.waitUntil(quietly(pictureBounds.deleteCacheAndMetadata().then(() => caches.delete('pictures'))));
    return;
  }
  const home = new URL(message.home, self.location.origin).pathname;
  const url = new URL(message.url, self.location.origin);
  event.waitUntil(Promise.all([quietly(keepHome(home)), quietly(keepPage(url))]));
  if (isOffice(url)) event.waitUntil(quietly(keepOffice(event)));
});
