import type { Shop } from '../../core';

/** Milliseconds that a page stands before somebody until it counts as looked at; a tab that is closed at once does not. */
const GLANCE = 1000;

/**
 * Counts the page that came with the document as seen once it has stood on the screen for a second, so that what was viewed is
 * remembered also where nothing is touched. A tab in the background begins when it is brought to the front.
 */
export function seePage(routing: Pick<Shop['routing'], 'see'>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      document.removeEventListener('visibilitychange', follow);
      routing.see();
    }, GLANCE);
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}
