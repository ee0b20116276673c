import type * as z from 'zod/mini';
import type { Endpoint } from '../../../core/contract';
import type { StoreView } from '../../../core/store-views';
import type { ApiError } from './api-error';
import type { UploadedFile } from './read-input';
import type { JsonText } from './respond';

/** Who is calling. Signing in comes with accounts; until then everybody is a guest, and whoever holds a cart's token owns the cart. */
export interface Caller {
  readonly kind: 'guest';
}

/** What a handler is given: the request, checked. */
export interface Call<E extends Endpoint> {
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  /** The body as it came, for what is computed over the sender's own words (the hash of an order). Its shape is that of `body`. */
  readonly rawBody: unknown;
  readonly files: readonly UploadedFile[];
  /** The store asked for by `storeCode` (or the default one). */
  readonly store: StoreView;
  readonly caller: Caller;
  readonly request: Request;
}

/** What a handler answers with, before it becomes JSON. Figures and texts as the endpoint's result promises them. */
export type Reply<E extends Endpoint> = z.input<E['result']> | JsonText;
export type Handler<E extends Endpoint> = (call: Call<E>) => Reply<E> | Promise<Reply<E>>;

/** An endpoint with what serves it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => unknown;
  readonly refuseBody: ((issues: readonly z.core.$ZodIssue[]) => ApiError) | undefined;
}

/** Ties a handler to its endpoint; the compiler holds the handler to the endpoint's query, body and result. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options: { readonly refuseBody?: Route['refuseBody'] } = {},
): Route {
  return {
    endpoint,
    // Sound: the dispatcher parses query and body with this very endpoint's schemas.
    handle: (call) => handler(call),
    refuseBody: options.refuseBody,
  };
}
