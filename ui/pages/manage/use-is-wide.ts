import { useEffect, useState, type RefObject } from 'react';

/** Returns true while the first child of a box is wider than the box. */
export function useIsWide(box: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      // One pixel for rounding: a table as wide as its box has no bar to scroll.
      setWide(content.getBoundingClientRect().width > element.getBoundingClientRect().width + 1);
    });
    observer.observe(element);
    observer.observe(content);
    return () => observer.disconnect();
  }, [box]);
  return isWide;
}
