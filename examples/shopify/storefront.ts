import type { Http, HttpRequest } from 'vitrine';
import type { Money } from './answers';
import { API_VERSION, type Document } from './documents';

/** What of Shopify a store of the shop is: Shopify's codes ('US', 'EN'), and the currency of its prices there ('USD'). */
export type ShopifyStore = Readonly<Record<'country' | 'currency' | 'language', string>>;

/** What is answered in place of a result; core reads `code` as a status and `error` as the reason. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    readonly error: string,
    message: string,
  ) {
    super(message);
  }
}

/** Shopify as one request of the shop sees it: in one store, and within that request's time. */
export type Storefront = ReturnType<typeof storefront>;

/** @param http the way to the host of the shop: `createFetchHttp({ baseUrl: 'https://my-shop.myshopify.com' })` */
export function storefront(http: Http, token: string, store: ShopifyStore, time: Pick<HttpRequest, 'timeoutMs'>) {
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  const headers = { ...json, 'x-shopify-storefront-access-token': token };
  const { currency, ...context } = store;
  return {
    store,
    /** The number of an amount in major units. @throws Refusal where it is in another currency than the store's */
    money: ({ amount, currencyCode }: Money): number => {
      if (currencyCode === currency) return Number(amount);
      throw new Refusal(502, 'other_currency', `Shopify has prices in ${currencyCode}, the store in ${currency}`);
    },
    /** @throws Refusal where Shopify does not answer the document; HttpFailure where it cannot be reached */
    ask: async <Data>(query: Document<Data>, variables: object): Promise<Data> => {
      const body = JSON.stringify({ query, variables: { ...variables, ...context } });
      const url = `/api/${API_VERSION}/graphql.json`;
      const { status, text } = await http.send({ method: 'POST', url, headers, body, ...time });
      // Sound: GraphQL answers in the shape of the document or with errors, and core reads by its own schemas what is made of it.
      return readAnswer(status, text) as Data;
    },
  };
}

type GraphQlError = { readonly message: string; readonly extensions?: { readonly code?: string } };

function readAnswer(status: number, text: string): unknown {
  if (status === 429 || status === 430) throw new Refusal(429, 'throttled', 'Shopify asks for fewer requests');
  // Never 401, by which core would ask a customer to sign in again: it is the token of the shop that is wrong.
  if (status !== 200) throw new Refusal(502, 'bad_answer', `Shopify answers with status ${status}`);
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: readonly GraphQlError[] }; // sound: it is GraphQL
  if (errors?.[0] === undefined) return data;
  const reason = (errors[0].extensions?.code ?? 'bad_query').toLowerCase();
  throw new Refusal(reason === 'throttled' ? 429 : 502, reason, errors[0].message);
}

/** '4711' of 'gid://shopify/Product/4711'. */
export const idOf = (gid: string): string => gid.slice(gid.lastIndexOf('/') + 1);
export const gidOf = (type: 'Cart' | 'Collection' | 'Product' | 'ProductVariant', id: number | string): string =>
  `gid://shopify/${type}/${id}`;
