import type { StoreView } from '../../../../core/store-views';
import type { StoredOrder } from '../../ports/orders/orders';

export interface ReturnAddresses {
  readonly return: string;
  readonly cancel_return: string;
  readonly failed: string;
}

/** Prefixes the path with the store, unless it is the default one. */
export function pathIn(store: StoreView, path: string): string {
  return store.appendStoreCode ? `/${store.storeCode}${path}` : path;
}

/**
 * Returns where the shopper goes after payment. Only URLs of this shop are accepted, to prevent open redirects.
 * @param named values of the pay form
 * @param own origins of this shop
 */
export function returnAddresses(
  order: StoredOrder,
  store: StoreView,
  named: URLSearchParams,
  own: readonly string[],
): ReturnAddresses {
  const query = `order=${encodeURIComponent(order.orderId)}`;
  const local = (name: string) => localOf(named.get(name), own);
  return {
    return: local('return') ?? pathIn(store, `/successful-payment?${query}`),
    cancel_return: local('cancel_return') ?? pathIn(store, `/checkout?${query}`),
    failed: pathIn(store, `/failed-payment?${query}`),
  };
}

/** Undefined for other origins; '//' at the start would name another host. */
function localOf(address: string | null, own: readonly string[]): string | undefined {
  if (address === null || address.length > 1000) return undefined;
  const [base = 'http://localhost'] = own;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const isOwn = own.some((one) => new URL(one).origin === url.origin) && !url.pathname.startsWith('//');
  return isOwn ? `${url.pathname}${url.search}` : undefined;
}
