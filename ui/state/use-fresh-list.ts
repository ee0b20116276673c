import { useEffect } from 'react';
import type { ListState } from '../../core/internal';
import type { ProductList } from '../../core/shopper';
import { useShop } from './shop-context';
import { useObservable } from './use-observable';

export function useFreshList(list: ProductList): ListState {
  const shop = useShop();
  const state = useObservable(list.state$, list.snapshot);
  const isThere = state.isLoaded && state.items.length > 0;
  const { storeCode } = useObservable(shop.storeViews.current$, shop.storeViews.current);
  useEffect(() => {
    if (isThere) list.refresh().catch(() => undefined);
  }, [list, isThere, storeCode]);
  return state;
}
