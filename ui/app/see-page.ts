import type { Shop } from '../../core';

/** Milliseconds that a page stands before somebody until it counts as looked at; a tab that is closed at once does not. */
const GLANCE = 1000;

/**
 * Notes the product of the page that came with the document as viewed once it has stood on the screen for a second, so that it is
 * remembered also where nothing is touched. A tab in the background begins when it is brought to the front. With the first touch the
 * page counts as seen in every other way too (`routing.prepare`), which loads code; this loads none.
 */
export function seePage({ routing, recentlyViewed }: Pick<Shop, 'recentlyViewed' | 'routing'>): void {
  const { page } = routing;
  if (page?.name !== 'product') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      document.removeEventListener('visibilitychange', follow);
      recentlyViewed.note(page.view).catch(() => undefined); // a medium that takes nothing costs the memory of one page
    }, GLANCE);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}
