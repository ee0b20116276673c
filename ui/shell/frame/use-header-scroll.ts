import { useEffect, type RefObject } from 'react';

/** In pixels. */
const ON_TOP = 60;
/** Hysteresis in pixels. */
const INPUT = 8;

/** Sets `data-top` and `data-away` on the header. Attributes, so that scrolling renders nothing. */
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
      else if (Math.abs(now - last) > INPUT) element.toggleAttribute('data-away', now > last);
      if (Math.abs(now - last) > INPUT || isOnTop) last = now;
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [header, hides]);
}
