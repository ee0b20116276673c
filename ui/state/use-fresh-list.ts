import { useEffect } from 'react';
import type { ListState, ProductList } from '../../core';
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
