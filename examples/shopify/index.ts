import { HttpFailure, type Http, type HttpRequest, type HttpResponse } from 'vitrine';
import * as cart from './cart';
import type { CartBody, Reply } from './cart';
import { categories, searchProducts, type Cursors } from './catalogue';
import { Refusal, storefront, type ShopifyStore, type Storefront } from './storefront';

export interface ShopifyOptions {
  /** For the shop's host: `createFetchHttp({ baseUrl: 'https://my-shop.myshopify.com' })`. */
  readonly http: Http;
  readonly accessToken: string;
  /** By store code; the first is the default. */
  readonly stores: Readonly<Record<string, ShopifyStore>>;
}

export interface ShopifyHttp extends Http {
  /** Null for unknown or ordered carts. */
  checkoutUrl(token: string): Promise<string | null>;
}

const MAX_LISTS = 200;

const CALLS: ReadonlyMap<string, (shopify: Storefront, token: string, body: CartBody) => Promise<Reply>> = new Map([
  ['POST /api/cart/create', cart.createCart],
  ['GET /api/cart/pull', cart.pullCart],
  ['POST /api/cart/update', cart.updateCart],
  ['POST /api/cart/delete', cart.deleteFromCart],
  ['GET /api/cart/totals', cart.cartTotals],
  ['POST /api/cart/shipping-methods', cart.shippingMethods],
  ['POST /api/cart/shipping-information', cart.shippingInformation],
]);

function json(status: number, document: object): HttpResponse {
  return { status, headers: { 'content-type': 'application/json' }, text: JSON.stringify(document) };
}

function refused(error: unknown): HttpResponse {
  if (error instanceof HttpFailure) throw error;
  if (!(error instanceof Refusal)) throw new HttpFailure('EUNKNOWN', 'The adapter failed', { cause: error });
  return json(error.code, { code: error.code, result: error.message, meta: { error: error.error } });
}

/**
 * Adapts Shopify's Storefront API as a back end. Unsupported endpoints return 501; orders are placed at Shopify's
 * checkout.
 */
export function createShopifyHttp({ http, accessToken, stores }: ShopifyOptions): ShopifyHttp {
  const known = new Map(Object.entries(stores));
  const lists = new Map<string, Map<number, string>>();

  const cursors: Cursors = (list) => {
    if (lists.size >= MAX_LISTS) lists.clear();
    const kept = lists.get(list) ?? new Map<number, string>();
    lists.set(list, kept);
    return kept;
  };

  function open(code: string | null, { timeoutMs }: Pick<HttpRequest, 'timeoutMs'>): Storefront {
    const store = code === null ? [...known.values()][0] : known.get(code);
    if (store === undefined) throw new Refusal(400, 'unknown_store', `There is no store ${code ?? ''}`);
    return storefront(http, accessToken, store, timeoutMs === undefined ? {} : { timeoutMs });
  }

  async function catalogue(shopify: Storefront, query: URLSearchParams): Promise<object> {
    const type = query.get('type') ?? '';
    if (type === 'product') return searchProducts(shopify, query, cursors);
    if (type === 'category') return categories(shopify);
    // Shopify calculates taxes itself and returns filter options with lists.
    if (type === 'taxrule' || type === 'attribute') return { items: [], total: 0, start: 0, perPage: 0 };
    throw new Refusal(501, 'not_supported', `Shopify answers no ${type}`);
  }

  async function answer(request: HttpRequest): Promise<HttpResponse> {
    const { pathname, searchParams: query } = new URL(request.url, 'http://shop');
    const shopify = open(query.get('storeCode') ?? query.get('store'), request);
    if (pathname === '/api/catalog') return json(200, await catalogue(shopify, query));
    const call = CALLS.get(`${request.method} ${pathname}`);
    if (call === undefined) throw new Refusal(501, 'not_supported', `Shopify does not answer ${pathname}`);
    const text = typeof request.body === 'string' ? request.body : '{}';
    const body = JSON.parse(text) as CartBody; // sound: core makes it by the schema of the contract
    return json(200, { code: 200, ...(await call(shopify, query.get('cartId') ?? '', body)) });
  }

  return {
    send: (request) => answer(request).catch(refused),
    checkoutUrl: async (token) => (await cart.findCart(open(null, {}), token))?.checkoutUrl ?? null,
  };
}
