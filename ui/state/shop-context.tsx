import { createContext, useContext, type ReactNode } from 'react';
import type { Shop } from '../../core';

const ShopContext = createContext<Shop | null>(null);

/** Gives the components below it a shop, for `useShop`. */
export function ShopProvider({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The shop that the tree was given. @throws Error when there is no ShopProvider above. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('No shop: wrap the tree in <ShopProvider shop={createShop(…)}>');
  return shop;
}

/** The shop if there is one: a component that is shown on its own, in a workshop or a letter, does without. */
export function useShopIfAny(): Shop | null {
  return useContext(ShopContext);
}
