import { useEffect } from 'react';
import type { ListState, ProductList } from '../../core';
import { useShop } from './shop-context';
import { useObservable } from './use-observable';

/** A list of the shopper, with today's prices once it has been read. */
export function useFreshList(list: ProductList): ListState {
  const shop = useShop();
  const state = useObservable(list.state$, list.snapshot);
  const isThere = state.isLoaded && state.items.length > 0;
  const { storeCode } = useObservable(shop.storeViews.current$, shop.storeViews.current);
  useEffect(() => {
    // A failure leaves what is known (S §8), so there is nothing to show.
    if (isThere) list.refresh().catch(() => undefined);
  }, [list, isThere, storeCode]);
  return state;
}
