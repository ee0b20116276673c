import type { Http, HttpRequest } from 'vitrine';
import type { Money } from './answers';
import { API_VERSION, type Document } from './documents';

export type ShopifyStore = Readonly<Record<'country' | 'currency' | 'language', string>>;

export class Refusal extends Error {
  constructor(
    readonly code: number,
    readonly error: string,
    message: string,
  ) {
    super(message);
  }
}

export type Storefront = ReturnType<typeof storefront>;

/** @param http `createFetchHttp({ baseUrl: 'https://my-shop.myshopify.com' })` */
export function storefront(http: Http, token: string, store: ShopifyStore, time: Pick<HttpRequest, 'timeoutMs'>) {
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  const headers = { ...json, 'x-shopify-storefront-access-token': token };
  const { currency, ...context } = store;
  return {
    store,
    money: ({ amount, currencyCode }: Money): number => {
      if (currencyCode === currency) return Number(amount);
      throw new Refusal(502, 'other_currency', `Shopify has prices in ${currencyCode}, the store in ${currency}`);
    },
    ask: async <Data>(query: Document<Data>, variables: object): Promise<Data> => {
      const body = JSON.stringify({ query, variables: { ...variables, ...context } });
      const url = `/api/${API_VERSION}/graphql.json`;
      const { status, text } = await http.send({ method: 'POST', url, headers, body, ...time });
      // Safe: GraphQL returns the document's shape or errors, and core validates the result.
      return readAnswer(status, text) as Data;
    },
  };
}

type GraphQlError = { readonly message: string; readonly extensions?: { readonly code?: string } };

function readAnswer(status: number, text: string): unknown {
  if (status === 429 || status === 430) throw new Refusal(429, 'throttled', 'Shopify asks for fewer requests');
  // Never 401, which would prompt the customer to sign in: the shop's own token is invalid.
  if (status !== 200) throw new Refusal(502, 'bad_answer', `Shopify answers with status ${status}`);
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: readonly GraphQlError[] }; // sound: it is GraphQL
  if (errors?.[0] === undefined) return data;
  const reason = (errors[0].extensions?.code ?? 'bad_query').toLowerCase();
  throw new Refusal(reason === 'throttled' ? 429 : 502, reason, errors[0].message);
}

export const idOf = (gid: string): string => gid.slice(gid.lastIndexOf('/') + 1);
export const gidOf = (type: 'Cart' | 'Collection' | 'Product' | 'ProductVariant', id: number | string): string =>
  `gid://shopify/${type}/${id}`;
