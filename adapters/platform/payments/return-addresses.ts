import type { StoreView } from '../../../core/store-views';
import type { StoredOrder } from '../ports/orders';

/** Where the shopper goes from the payment page. Paths of the shop, or addresses of it. */
export interface ReturnAddresses {
  /** After paying, and when nobody knows yet. */
  readonly return: string;
  /** After giving up. */
  readonly cancel_return: string;
  /** After a refusal. */
  readonly failed: string;
}

/** A path of the shop in a store: all but the default one stand before it (S §2). */
export function pathIn(store: StoreView, path: string): string {
  return store.appendStoreCode ? `/${store.storeCode}${path}` : path;
}

/**
 * Where an order's shopper returns to (S §4): to checkout when the payment is cancelled, else to successful-payment; or to what the pay
 * form named, if that lies in this very shop. A page that takes money sends nobody anywhere else.
 * @param named what the form said, by its names
 * @param own addresses of this shop: their origins are fine
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

/** Path and query of an address of this shop; undefined for any other. A path that begins with '//' would name another host. */
function localOf(address: string | null, own: readonly string[]): string | undefined {
  if (address === null || address.length > 1000) return undefined;
  const [base = 'http://localhost'] = own;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const isOwn = own.some((one) => new URL(one).origin === url.origin) && !url.pathname.startsWith('//');
  return isOwn ? `${url.pathname}${url.search}` : undefined;
}
