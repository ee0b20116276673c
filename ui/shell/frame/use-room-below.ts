import { useEffect, useRef, type RefObject } from 'react';

const ROOM = '--under-notice';

export function useRoomBelow(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    const { style } = document.documentElement;
    if (element === null) return undefined;
    const measure = () => style.setProperty(ROOM, `${String(Math.ceil(element.getBoundingClientRect().height))}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, []);
  return place;
}
