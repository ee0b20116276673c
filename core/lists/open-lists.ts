import type { ShopConfig } from '../config';
import type { Store } from '../kernel/store';
import type { CompareDependencies } from './compare-list';
import { LazyCompareList, LazyList } from './lazy-list';
import type { ListName, ListState } from './lists';
import type { ListRules } from './plan-list';

export interface ShopperLists {
  readonly wishlist: LazyList;
  readonly compare: LazyCompareList;
  readonly recentlyViewed: LazyList;
}

export function openLists(
  ports: Omit<CompareDependencies, 'name' | 'rules' | 'store'>,
  { lists, serverSide }: Pick<ShopConfig, 'lists' | 'serverSide'>,
): ShopperLists {
  const code = () => import('./kept');
  const common = (name: ListName, rules: ListRules) => ({ ...ports, name, rules, serverSide, limit: rules.limit });
  const list = (name: ListName, rules: ListRules) => {
    const parts = common(name, rules);
    return new LazyList({
      ...parts,
      open: async (store: Store<ListState>) => new (await code()).KeptList({ ...parts, store }),
    });
  };
  const compared = common('compare', { limit: lists.compareLimit, whenFull: 'refuse' });
  return {
    wishlist: list('wishlist', { limit: lists.wishlistLimit, whenFull: 'refuse' }),
    compare: new LazyCompareList({
      ...compared,
      open: async (store) => new (await code()).KeptCompareList({ ...compared, store }),
    }),
    recentlyViewed: list('recentlyViewed', { limit: lists.recentlyViewedLimit, whenFull: 'drop-oldest' }),
  };
}
