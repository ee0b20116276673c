import { isInCheckout } from '../service-worker/cache-policy';
import { earlierNames } from '../service-worker/earlier-builds';
import type { PageMessage } from '../service-worker/messages';

/** The shop as it stays on the device: what was seen opens without a network, and a new version comes by itself (S §7). */
export interface Installed {
  /** To be called with each page that was opened, and the home of its store. */
  opened(url: string, home: string): void;
  /** To be called when somebody has signed out. */
  signedOut(): void;
  /**
   * Whether the way to a page, whose address is in the bar by now, leads through its document, and loads it: there is a newer
   * version and the way does not lead through checkout, or there is no network and the document was kept.
   */
  leavesFor(to: string, from: string): boolean | Promise<boolean>;
}

/** A new version is asked about once an hour: somebody may leave a tab open for days. */
const UPDATE_MS = 3_600_000;

/**
 * Milliseconds of a page's life after which the waiting version takes over: while the two change places a document that is asked for
 * can wait for minutes, so nothing is loading any more by then.
 */
const QUIET_MS = 5000;

function post(worker: ServiceWorker | null, message: PageMessage): void {
  worker?.postMessage(message);
}

async function isKept(address: string): Promise<boolean> {
  return (await caches.match(address, { ignoreVary: true })) !== undefined;
}

async function leaveForKept(to: string): Promise<boolean> {
  const there = await isKept(to);
  if (there) window.location.reload();
  return there;
}

/** Whether the page is of a version before the worker's: a slow network let the page be shown that was kept of it. */
async function isOfEarlierBuild(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (script === null) return false;
  const found = earlierNames(await caches.keys()).map(async (name) => (await caches.open(name)).match(script.src));
  return (await Promise.all(found)).some((file) => file !== undefined);
}

/** @returns whether the shop has another version than the page's, from the beginning or since it came */
function watchVersion(registration: ServiceWorkerRegistration): () => boolean {
  let isOld = false;
  void isOfEarlierBuild().then(
    (isEarlier) => {
      isOld ||= isEarlier;
    },
    () => undefined, // nothing is kept: nothing of an earlier version either
  );
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration;
    // The very first version is the page's own.
    if (active === null) return;
    installing?.addEventListener('statechange', () => {
      isOld ||= installing.state === 'installed';
    });
  });
  return () => isOld;
}

/** The version that waits when a page comes is the page's own: it takes over once nothing loads, or nobody looks. */
function takeOverInPeace(registration: ServiceWorkerRegistration): void {
  const takeOver = (): void => {
    if (!isInCheckout(new URL(window.location.href))) post(registration.waiting, { type: 'take-over' });
  };
  setTimeout(takeOver, QUIET_MS);
  // A page that is left is hidden too, after 'pagehide': the next document is on its way then, and Chromium 156 may never end the change of the two.
  let isLeft = false;
  window.addEventListener('pagehide', () => (isLeft = true));
  window.addEventListener('pageshow', () => (isLeft = false));
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && !isLeft) takeOver();
  });
}

function over(isOld: () => boolean): Installed {
  const { origin } = window.location;
  return {
    opened: (url, home) => {
      // The first page of all is open before there is a worker.
      void navigator.serviceWorker.ready.then(({ active }) => post(active, { type: 'opened', url, home }));
    },
    signedOut: () => {
      void navigator.serviceWorker.ready.then(({ active }) => post(active, { type: 'signed-out' }));
    },
    leavesFor: (to, from) => {
      const isOrdering = [to, from].some((address) => isInCheckout(new URL(address, origin)));
      if (isOld() && !isOrdering && navigator.onLine) {
        window.location.reload();
        return true;
      }
      return navigator.onLine ? false : leaveForKept(to);
    },
  };
}

/**
 * Registers the service worker.
 * @returns undefined where the browser has none, or it cannot be had: a shop that is not kept is a shop all the same
 */
export async function install(): Promise<Installed | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const isOld = watchVersion(registration);
    takeOverInPeace(registration);
    setInterval(() => void registration.update().catch(() => undefined), UPDATE_MS);
    return over(isOld);
  } catch {
    return undefined;
  }
}
