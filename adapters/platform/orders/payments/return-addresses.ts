import type { StoreView } from '../../../../core/store-views';
import type { StoredOrder } from '../../ports/orders/orders';

/** Addresses of an order on its payment pages. */
export interface PayAddresses {
  /** Payment page. */
  readonly pay: string;
  /** Page of the order in its store. */
  readonly order: string;
}

/** Addresses that contain the secret of the order, which its customer has. */
export function payAddressesOf({ orderId }: Pick<StoredOrder, 'orderId'>): PayAddresses {
  const id = encodeURIComponent(orderId);
  return { pay: `/pay/${id}`, order: `/successful-payment?order=${id}` };
}

/**
 * Addresses without the secret, for links that staff pass on. The page of the order asks for its email address.
 * @param pay signed address of the payment page
 */
export function signedPayAddresses({ number }: Pick<StoredOrder, 'number'>, pay: string): PayAddresses {
  return { pay, order: `/order/${encodeURIComponent(number)}` };
}

/** Return addresses of a payment that may not contain the order's secret. */
export function signedReturns(store: StoreView, { order }: PayAddresses): ReturnAddresses {
  const path = pathIn(store, order);
  return { return: path, cancel_return: path, failed: path };
}

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
