import { distinctUntilChanged, filter, map, pairwise } from 'rxjs';
import { DISMISS, errorMessage, type Page, type Shop } from '../../core';
import { install, type Installed } from '../app/installed';
import { keepWhole } from '../app/whole-page';
import { OFFLINE_MARK } from '../service-worker/cache-policy';
import { claimKeptPromo } from '../state/kept-promo';

/** S §8: the shopper wanted another page, and was sent home without a network. */
function sayWhyHome({ notices }: Shop): void {
  if (window.location.hash !== OFFLINE_MARK) return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  const message = errorMessage('offline-page');
  notices.spawn({
    type: 'error',
    code: 'offline-page',
    message,
    action1: DISMISS,
  });
}

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Prices that change and pictures that come are followed once somebody is at the page: nobody sees them before, and a first page loads no code for it. */
function beginFromTouch(shop: Shop): void {
  const awaitTouch = () =>
    TOUCHES.forEach((touch) => window.addEventListener(touch, begin, { capture: true, passive: true }));
  const begin = () => {
    TOUCHES.forEach((touch) => window.removeEventListener(touch, begin, true));
    // Without a network the next touch tries again.
    import('../app/from-touch').then(({ fromTouch }) => fromTouch(shop), awaitTouch);
  };
  if (navigator.userActivation.hasBeenActive) begin();
  else awaitTouch();
}

const isLost = (page: Page): boolean => page.name === 'error' && page.code === 'offline';

/** Makes the page whole, and keeps it on the device with those that follow (S §7). */
export async function finish(shop: Shop): Promise<Installed | undefined> {
  keepWhole();
  beginFromTouch(shop);
  sayWhyHome(shop);
  await claimKeptPromo(shop);
  const installed = await install();
  if (installed === undefined) return undefined;
  const home = (): string => shop.routing.localPath('/');
  shop.routing.page$.pipe(filter((page) => page !== null)).subscribe((page) => {
    if (isLost(page)) void installed.goHome(home());
    else installed.opened(window.location.pathname + window.location.search, home());
  });
  const people$ = shop.user$.pipe(
    map((user) => user?.id),
    distinctUntilChanged(),
    pairwise(),
    filter(([before]) => before !== undefined),
  );
  people$.subscribe(() => installed.signedOut());
  return installed;
}
