import type { StoreView } from '../../../core/store-views';

/** The front of the shop in a store: all but the default one stand before the path (S §2). */
export function frontOf(store: StoreView, publicUrl: string): string {
  return store.appendStoreCode ? `${publicUrl}/${store.storeCode}` : publicUrl;
}
