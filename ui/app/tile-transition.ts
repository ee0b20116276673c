/** Longest that the old page stands still for the new one, in milliseconds: what takes longer comes without a movement. */
const PATIENCE = 300;
/** What the new page still does once it is there, in milliseconds: it goes to its top. */
const SETTLING = 30;
/** Both pictures have it, one after the other: to the browser they are one thing that moves. */
const NAME = 'piece';
const ARRIVED = '[data-testid="gallery-picture"] img';

/** A press that a link inside the shop follows, and no other. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

function headingOf(page: Document): string {
  return page.querySelector('h1')?.textContent ?? '';
}

/** The picture of the product page, once it is there in place of the page that was; undefined where that takes too long. */
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
 * The picture of a tile becomes that of the product's page (View Transition API). Browsers without it, shoppers who asked for less motion,
 * and pages that are not at hand go on as before.
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
    // The page as it is has to be seen first; the link follows from within.
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
    // It is skipped where the tab is hidden or another one begins; the page has come all the same.
    transition.ready.catch(() => undefined);
    void transition.finished.then(clear, clear);
  };
  page.addEventListener('click', follow, true);
  return () => page.removeEventListener('click', follow, true);
}
