import { firstValueFrom } from 'rxjs';
import { useEffect, useState } from 'react';
import { DISMISS } from '../../core/internal';
import type { Shop } from '../../core/shopper';
import { useShop } from './shop-context';
import { untilLoaded } from '../loading/until-loaded';
import { useText } from '../text/text-context';

const NOTICE = 'area';

/** Returns a lazy area, or null until loaded. Failures show a notice until a retry succeeds. */
export function useAsyncArea<T>(load: () => Promise<T>): T | null {
  const shop = useShop();
  const t = useText();
  const [area, setArea] = useState<T | null>(null);
  useEffect(() => {
    let isShown = false;
    const notify = async () => {
      if (isShown) return;
      isShown = true;
      const online = await firstValueFrom(shop.online$, { defaultValue: true });
      const message = t(online ? 'error.area' : 'error.area-offline');
      shop.notices.spawn({ type: 'error', code: NOTICE, message, action1: DISMISS, hasNoTimeout: true });
    };
    return untilLoaded(load, {
      here: (loaded) => {
        setArea(() => loaded);
        if (isShown) void takeBack(shop);
      },
      failed: () => void notify(),
    });
    // The loader of an area never changes while its page is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return area;
}

async function takeBack({ notices }: Shop): Promise<void> {
  const shown = await firstValueFrom(notices.notifications$, { defaultValue: [] });
  for (const { id, code } of shown) if (code === NOTICE) notices.remove(id);
}
