import type { StoreView } from '../../../../core/store-views';

export interface PriceGroup {
  readonly id: number;
  readonly taxClassId?: number | undefined;
}

export type ShopperView = StoreView & { readonly group?: PriceGroup | undefined };

/** Returns a cache key, equal for views with the same prices. */
export function viewKey({ storeCode, group }: ShopperView): string {
  return group === undefined ? storeCode : `${storeCode}~${String(group.id)}`;
}
