import { useEffect, useState } from 'react';

/** An area of the shop that loads its code when first used; null until it is here. */
export function useAsyncArea<T>(load: () => Promise<T>): T | null {
  const [area, setArea] = useState<T | null>(null);
  useEffect(() => {
    let live = true;
    void load().then((loaded) => {
      if (live) setArea(() => loaded);
    });
    return () => {
      live = false;
    };
    // The loader of an area never changes while its page is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return area;
}
