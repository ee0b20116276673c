/** Maximum milliseconds to freeze the old page; slower ones skip the transition. */
const PATIENCE = 300;
const SETTLING = 30;
/** Both images share it, so the browser animates them as one. */
const NAME = 'piece';
const ARRIVED = '[data-testid="gallery-picture"] img';

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

function headingOf(page: Document): string {
  return page.querySelector('h1')?.textContent ?? '';
}

function arrival(page: Document, left: string): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const look = () => (headingOf(page) === left ? null : page.querySelector<HTMLElement>(ARRIVED));
    const observer = new MutationObserver(() => {
      const found = look();
      if (found !== null) end(found, SETTLING);
    });
    const late = setTimeout(() => end(undefined, 0), PATIENCE);
    const end = (found: HTMLElement | undefined, rest: number) => {
      observer.disconnect();
      clearTimeout(late);
      setTimeout(() => resolve(found), rest);
    };
    observer.observe(page.body, { childList: true, subtree: true, characterData: true });
  });
}

/**
 * Morphs a tile's image into the product page's (View Transition API). Falls back to plain navigation.
 * @returns stops
 */
export function moveFromTile(page: Document = document): () => void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let isFollowing = false;
  const follow = (event: MouseEvent): void => {
    if (isFollowing || still.matches || !('startViewTransition' in page) || !isPlain(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const picture = link?.closest('[data-testid="product-tile"]')?.querySelector('img');
    if (!link || !picture) return;
    // Take the snapshot first; the link is followed inside the transition.
    event.preventDefault();
    event.stopPropagation();
    const left = headingOf(page);
    let arrived: HTMLElement | undefined;
    picture.style.viewTransitionName = NAME;
    const transition = page.startViewTransition(async () => {
      picture.style.viewTransitionName = '';
      isFollowing = true;
      link.click();
      isFollowing = false;
      arrived = await arrival(page, left);
      if (arrived !== undefined) arrived.style.viewTransitionName = NAME;
    });
    const clear = () => {
      picture.style.viewTransitionName = '';
      if (arrived !== undefined) arrived.style.viewTransitionName = '';
    };
    // Skipped when the tab is hidden or another one starts.
    transition.ready.catch(() => undefined);
    void transition.finished.then(clear, clear);
  };
  page.addEventListener('click', follow, true);
  return () => page.removeEventListener('click', follow, true);
}
