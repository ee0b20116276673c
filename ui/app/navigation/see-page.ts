import type { Shop } from '../../../core/shopper';

/** Milliseconds on screen before a page counts as viewed. */
const GLANCE = 1000;

/** Records the first page's product as viewed after a second on screen, even without interaction. Loads no code. */
export function seePage({ routing, recentlyViewed }: Pick<Shop, 'recentlyViewed' | 'routing'>): void {
  const { page } = routing;
  if (page?.name !== 'product') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      document.removeEventListener('visibilitychange', follow);
      recentlyViewed.note(page.view).catch(() => undefined);
    }, GLANCE);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}
