import { useEffect, useState, type RefObject } from 'react';

export function useIsPassed(watch: RefObject<HTMLElement | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (watch.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setPassed(!latest.isIntersecting);
      },
      // Extends the root downwards, so that a jump across the viewport is one crossing.
      { rootMargin: '0px 0px 100000px 0px' },
    );
    observer.observe(watch.current);
    return () => observer.disconnect();
  }, [watch]);
  return passed;
}
