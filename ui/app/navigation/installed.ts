import { isInCheckout } from '../../service-worker/cache-policy';
import { earlierNames } from '../../service-worker/earlier-builds';
import type { PageMessage } from '../../service-worker/messages';

export interface Installed {
  opened(url: string, home: string): void;
  signedOut(): void;
  /**
   * Returns true, and loads the document, when a newer version exists outside checkout, or when offline with the
   * document cached.
   */
  leavesFor(to: string, from: string): boolean | Promise<boolean>;
}

/** Check for updates hourly: a tab may stay open for days. */
const UPDATE_MS = 3_600_000;

/** Milliseconds before the waiting worker takes over: document requests during the swap can hang for minutes. */
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

/** On a slow network a cached older page may have been shown. */
async function isOfEarlierBuild(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (script === null) return false;
  const found = earlierNames(await caches.keys()).map(async (name) => (await caches.open(name)).match(script.src));
  return (await Promise.all(found)).some((file) => file !== undefined);
}

function watchVersion(registration: ServiceWorkerRegistration): () => boolean {
  let isOld = false;
  void isOfEarlierBuild().then(
    (isEarlier) => {
      isOld ||= isEarlier;
    },
    () => undefined,
  );
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration;
    // The first version is the page's own.
    if (active === null) return;
    installing?.addEventListener('statechange', () => {
      isOld ||= installing.state === 'installed';
    });
  });
  return () => isOld;
}

/** A worker waiting at page load is the page's own version; it activates when idle or hidden. */
function takeOverInPeace(registration: ServiceWorkerRegistration): void {
  const takeOver = (): void => {
    if (!isInCheckout(new URL(window.location.href))) post(registration.waiting, { type: 'take-over' });
  };
  setTimeout(takeOver, QUIET_MS);
  // A page being left is hidden too; activating then may hang the next document in Chromium 156.
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
 * @returns undefined where unsupported or failed
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
