import type { StoreView } from '../../../core/store-views';

/** Shoppers who have prices, or a tax, of their own: wholesale, staff. */
export interface PriceGroup {
  /** That of the customers' `group_id`. */
  readonly id: number;
  /** The class that tax rules know these customers by; left out: any. */
  readonly taxClassId?: number | undefined;
}

/** A store as one shopper sees it: with the prices of the group that the shopper was proven to be of. */
export type ShopperView = StoreView & { readonly group?: PriceGroup | undefined };

/** Equal for views that show the same prices. */
export function viewKey({ storeCode, group }: ShopperView): string {
  return group === undefined ? storeCode : `${storeCode}~${String(group.id)}`;
}
