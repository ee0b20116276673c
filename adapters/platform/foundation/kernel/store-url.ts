import type { StoreView } from '../../../../core/store-views';

export function storeUrl(store: StoreView, publicUrl: string): string {
  return store.appendStoreCode ? `${publicUrl}/${store.storeCode}` : publicUrl;
}
