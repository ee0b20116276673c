import { firstValueFrom } from 'rxjs';
import { useEffect, useState } from 'react';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';

/** An area of the shop that loads its code when first used; null until it is here. A load that fails is told as a notice (A §8). */
export function useAsyncArea<T>(load: () => Promise<T>): T | null {
  const shop = useShop();
  const t = useText();
  const [area, setArea] = useState<T | null>(null);
  useEffect(() => {
    let live = true;
    void load().then(
      (loaded) => {
        if (live) setArea(() => loaded);
      },
      async () => {
        const online = await firstValueFrom(shop.online$, { defaultValue: true });
        if (!live) return;
        const message = t(online ? 'error.area' : 'error.area-offline');
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
