import { distinctUntilChanged, filter, map, pairwise } from 'rxjs';
import type { Shop } from '../../core/shopper';
import { install, type Installed } from '../app/navigation/installed';
import { seePage } from '../app/navigation/see-page';
import { keepWhole } from '../app/navigation/show-deferred-regions';
import { claimKeptPromo } from '../state/drafts/kept-promo';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** Starts on the first interaction, so that a first page loads no code for it. */
function beginFromTouch(shop: Shop): void {
  const awaitTouch = () =>
    TOUCHES.forEach((touch) => window.addEventListener(touch, begin, { capture: true, passive: true }));
  const begin = () => {
    TOUCHES.forEach((touch) => window.removeEventListener(touch, begin, true));
    import('../app/navigation/from-touch').then(({ fromTouch }) => fromTouch(shop), awaitTouch);
  };
  if (navigator.userActivation.hasBeenActive) begin();
  else awaitTouch();
}

export async function finish(shop: Shop, tags?: readonly string[]): Promise<Installed | undefined> {
  if (tags !== undefined) {
    import('./tags').then(
      ({ followTags }) => followTags(shop, tags),
      () => undefined,
    );
  }
  keepWhole();
  seePage(shop);
  beginFromTouch(shop);
  await claimKeptPromo(shop);
  const installed = await install();
  if (installed === undefined) return undefined;
  const home = (): string => shop.routing.localPath('/');
  shop.routing.page$.pipe(filter((page) => page !== null)).subscribe((page) => {
    if (page.name !== 'offline') installed.opened(window.location.pathname + window.location.search, home());
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
