import type { ShopConfig, StoreView } from '../../../core/shopper';
import type { Platform } from '../../composition/composition-root';

export interface Site {
  readonly platform: Pick<Platform, 'addresses' | 'feed' | 'fetch'>;
  /** With the own stores that are open now, as of the last `refresh`. */
  readonly config: ShopConfig;
  readonly base: string;
}

export function openStores({ config: { stores } }: Pick<Site, 'config'>): readonly StoreView[] {
  return stores.available.flatMap((code) => stores.views.filter((view) => view.storeCode === code));
}

export function storeOrigin(store: StoreView, base: string): string {
  const own = /^(https?:)?\/\/[^/]+/.exec(store.url)?.[0];
  if (own === undefined) return base;
  return own.startsWith('//') ? `${new URL(base).protocol}${own}` : own;
}
