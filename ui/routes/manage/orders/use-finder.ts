import { useEffect, useRef, useState } from 'react';
import type { Finder, FoundItem } from '../../../pages/manage/orders/new/FindField';

/** Debounce in milliseconds. */
const PAUSE_MS = 250;
const MIN = 2;

/** Finds records while words are typed; late answers to earlier words are dropped. */
export function useFinder(load: (words: string) => Promise<readonly FoundItem[]>): Finder {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ readonly words: string; readonly items: readonly FoundItem[] }>();
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const asked = words.trim();
  useEffect(() => {
    if (asked.length < MIN) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      latest.current(asked).then(
        (items) => {
          if (!isOver) setFound({ words: asked, items });
        },
        () => {
          if (!isOver) setFound({ words: asked, items: [] });
        },
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked]);
  const items = found?.words === asked ? found.items : [];
  return { words, items, isNone: found?.words === asked && items.length === 0, onType: setWords };
}
