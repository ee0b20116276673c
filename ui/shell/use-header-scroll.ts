import { useEffect, type RefObject } from 'react';

/** A §2.3, §9: scroll counts as 'on top' at 60 px or less. */
const ON_TOP = 60;
/** Pixels of scrolling one way before the header hides or comes back: a trembling thumb is no wish. */
const WISH = 8;

/**
 * Keeps `data-top` and `data-away` on the header: whether the page is at its top, and whether the header has gone out of the way
 * because the shopper scrolls down. Attributes, not state: scrolling renders nothing.
 */
export function useHeaderScroll(header: RefObject<HTMLElement | null>, hides: boolean): void {
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const element = header.current;
      if (element === null) return;
      const now = window.scrollY;
      const isOnTop = now <= ON_TOP;
      element.toggleAttribute('data-top', isOnTop);
      if (!hides || isOnTop) element.removeAttribute('data-away');
      else if (Math.abs(now - last) > WISH) element.toggleAttribute('data-away', now > last);
      if (Math.abs(now - last) > WISH || isOnTop) last = now;
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [header, hides]);
}
