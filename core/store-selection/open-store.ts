import type { ShopConfig } from '../config';
import { ShopError } from '../kernel/shop-error';
import type { StoreView } from '../store-views';

export function openStores({ views, available }: ShopConfig['stores']): readonly StoreView[] {
  return views.filter((view) => available.includes(view.storeCode));
}

/** @throws ShopError 'invalid-input' naming the open stores */
export function openStore(stores: ShopConfig['stores'], storeCode: string): StoreView {
  const open = openStores(stores);
  const view = open.find((candidate) => candidate.storeCode === storeCode);
  if (view) return view;
  const codes = open.map((candidate) => candidate.storeCode).join(', ');
  throw new ShopError('invalid-input', {
    params: { field: 'store', message: `"${storeCode}" is not an open store (open: ${codes})` },
  });
}
