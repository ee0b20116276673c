import { useEffect, useState, type RefObject } from 'react';

/** Whether something has been scrolled away over the upper edge of the screen. */
export function useIsPassed(watch: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (watch.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setPassed(!latest.isIntersecting);
      },
      // All that lies below the screen counts as seen: a jump from above it to below it is one crossing too.
      { rootMargin: '0px 0px 100000px 0px' },
    );
    observer.observe(watch.current);
    return () => observer.disconnect();
  }, [watch]);
  return passed;
}
