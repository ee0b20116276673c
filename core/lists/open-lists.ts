import type { ShopConfig } from '../config';
import type { Store } from '../kernel/store';
import type { CompareDependencies } from './compare-list';
import { LazyCompareList, LazyList, type LazyListDependencies, type OpenList } from './lazy-list';
import type { ListName, ListState } from './lists';
import type { ListRules } from './plan-list';

export interface ShopperLists {
  readonly wishlist: LazyList;
  readonly compare: LazyCompareList;
  readonly recentlyViewed: LazyList;
}

type Ports = Pick<CompareDependencies, 'catalogue' | 'product'> &
  Omit<LazyListDependencies<OpenList>, 'limit' | 'name' | 'open' | 'serverSide'>;

export function openLists(ports: Ports, { lists, serverSide }: Pick<ShopConfig, 'lists' | 'serverSide'>): ShopperLists {
  const opened = async (name: ListName, rules: ListRules, store: Store<ListState>) => {
    const code = await import('./kept');
    const shown = new code.ShownList(store, ports.storeViews);
    const list = { name, rules };
    return { code, parts: { ...ports, list, shown, replica: new code.ListReplica(list, ports) } };
  };
  const common = (name: ListName, rules: ListRules) => ({ ...ports, name, serverSide, limit: rules.limit });
  const list = (name: ListName, rules: ListRules) =>
    new LazyList({
      ...common(name, rules),
      open: async (store: Store<ListState>) => {
        const { code, parts } = await opened(name, rules, store);
        return new code.KeptList(parts);
      },
    });
  const compared: ListRules = { limit: lists.compareLimit, whenFull: 'refuse' };
  return {
    wishlist: list('wishlist', { limit: lists.wishlistLimit, whenFull: 'refuse' }),
    compare: new LazyCompareList({
      ...common('compare', compared),
      open: async (store) => {
        const { code, parts } = await opened('compare', compared, store);
        return new code.KeptCompareList(parts);
      },
    }),
    recentlyViewed: list('recentlyViewed', { limit: lists.recentlyViewedLimit, whenFull: 'drop-oldest' }),
  };
}
