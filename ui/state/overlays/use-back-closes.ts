import { useEffect, useRef } from 'react';
import { openOverlay } from './overlays';

export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? openOverlay(() => latest.current()) : undefined), [isOpen]);
}
