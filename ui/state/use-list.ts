import { useCallback, useSyncExternalStore } from 'react';
import { isShopError, type Product, type ProductList, type ProductView, type Shop } from '../../core/shopper';
import { useLaterWords, useText } from '../text/text-context';

export function useIsListed(list: ProductList | undefined, sku: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = list?.items$.subscribe(notify);
      return () => subscription?.unsubscribe();
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.has(sku) ?? false,
    () => false,
  );
}

export function useToggle(shop: Shop | null, name: 'wishlist' | 'compare'): (product: Product | ProductView) => void {
  const t = useText();
  const later = useLaterWords();
  return (product) => {
    shop?.[name].toggle(product).catch(async (error: unknown) => {
      const isFull = isShopError(error, 'list-full');
      if (isFull) await later.load().catch(() => undefined);
      const full = isFull ? t(`${name}.full`, { limit: shop[name].limit }) : '';
      const message = full === '' ? t('error.text') : full;
      shop.notices.spawn({ type: isFull ? 'warning' : 'error', code: `${name}-full`, message, timeToLive: 5000 });
    });
  };
}
