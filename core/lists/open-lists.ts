import type { CompareParts } from './compare-list';
import { KeptCompareList } from './compare-list';
import { KeptList } from './kept-list';
import type { ShopConfig } from '../config';

/** The three lists of a shopper; each has its own limit and its own way with one product more. */
export interface ShopperLists {
  readonly wishlist: KeptList;
  readonly compare: KeptCompareList;
  readonly recentlyViewed: KeptList;
}

export function openLists(
  ports: Omit<CompareParts, 'name' | 'rules' | 'serverSide'>,
  config: Pick<ShopConfig, 'lists' | 'serverSide'>,
): ShopperLists {
  const { wishlistLimit, compareLimit, recentlyViewedLimit } = config.lists;
  const parts = { ...ports, serverSide: config.serverSide };
  return {
    wishlist: new KeptList({ ...parts, name: 'wishlist', rules: { limit: wishlistLimit, whenFull: 'refuse' } }),
    compare: new KeptCompareList({ ...parts, name: 'compare', rules: { limit: compareLimit, whenFull: 'refuse' } }),
    recentlyViewed: new KeptList({
      ...parts,
      name: 'recentlyViewed',
      rules: { limit: recentlyViewedLimit, whenFull: 'drop-oldest' },
    }),
  };
}
