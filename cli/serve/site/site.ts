import type { ShopConfig, StoreView } from '../../../core';
import type { Platform } from '../../composition/composition-root';

/** What the files around the pages are made from. */
export interface Site {
  readonly platform: Pick<Platform, 'addresses' | 'feed' | 'fetch'>;
  readonly config: ShopConfig;
  /** Where the shop is reached from outside, without a slash at the end. */
  readonly base: string;
}

/** The stores that are open, the default one first. */
export function openStores({ config: { stores } }: Pick<Site, 'config'>): readonly StoreView[] {
  return stores.available.flatMap((code) => stores.views.filter((view) => view.storeCode === code));
}

/** The origin that a store is reached at: its own where it has one. */
export function storeOrigin(store: StoreView, base: string): string {
  const own = /^(https?:)?\/\/[^/]+/.exec(store.url)?.[0];
  if (own === undefined) return base;
  return own.startsWith('//') ? `${new URL(base).protocol}${own}` : own;
}
