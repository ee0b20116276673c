import type { OrdersArea, Shop } from '../../core/shopper';
import { useShop } from './shop-context';
import { useAsyncArea } from './use-async-area';

const loaded = new WeakMap<Shop, OrdersArea>();

export async function loadOrders(shop: Shop): Promise<OrdersArea> {
  const orders = await shop.orders();
  loaded.set(shop, orders);
  return orders;
}

/** Available at once if loaded before, so that the thanks follow checkout without delay. */
export function useOrdersArea(): OrdersArea | null {
  const shop = useShop();
  const area = useAsyncArea(() => loadOrders(shop));
  return area ?? loaded.get(shop) ?? null;
}
