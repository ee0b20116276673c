import type { OrdersArea, Shop } from '../../core';
import { useShop } from './shop-context';
import { useAsyncArea } from './use-async-area';

const loaded = new WeakMap<Shop, OrdersArea>();

/** The orders of the shop, whose code loads when first used. */
export async function loadOrders(shop: Shop): Promise<OrdersArea> {
  const orders = await shop.orders();
  loaded.set(shop, orders);
  return orders;
}

/** The orders as of the first render where a page before has loaded them, so that nothing waits between checkout and its thanks; else null until they are here. */
export function useOrdersArea(): OrdersArea | null {
  const shop = useShop();
  const area = useAsyncArea(() => loadOrders(shop));
  return area ?? loaded.get(shop) ?? null;
}
