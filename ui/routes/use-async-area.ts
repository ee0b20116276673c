import { useEffect, useState } from 'react';
import { useShop } from '../state/shop-context';

/** An area of the shop that loads its code when first used; null until it is here. A load that fails is told as a notice. */
export function useAsyncArea<T>(load: () => Promise<T>): T | null {
  const shop = useShop();
  const [area, setArea] = useState<T | null>(null);
  useEffect(() => {
    let live = true;
    load().then(
      (loaded) => {
        if (live) setArea(() => loaded);
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (live)
          shop.notices.spawn({ type: 'error', code: 'area', message, action1: { label: 'OK' }, hasNoTimeout: true });
      },
    );
    return () => {
      live = false;
    };
    // The loader of an area never changes while its page is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return area;
}
