import { createContext, useContext, type ReactNode } from 'react';
import type { Shop } from '../../core/shopper';

const ShopContext = createContext<Shop | null>(null);

/** Provides a shop to `useShop`. */
export function ShopProvider({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** Returns the provided shop. @throws Error without a `ShopProvider` */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('No shop: wrap the tree in <ShopProvider shop={createShop(…)}>');
  return shop;
}

export function useShopIfAny(): Shop | null {
  return useContext(ShopContext);
}
