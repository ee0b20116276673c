import type * as z from 'zod/mini';
import type { Endpoint } from '../../../core/contract';
import type { FactorStanding } from '../../../core/contract/accounts';
import type { StoreView } from '../../../core/store-views';
import type { Customer } from '../ports/customers';
import type { ApiError } from './api-error';
import type { UploadedFile } from './read-form';
import type { Prepared } from './respond';
import type { WithMeta } from './with-meta';

/** Somebody signed in. */
export interface SignedInCaller {
  readonly kind: 'user';
  readonly customer: Customer;
  readonly sessionId: number;
  /** When they signed in, milliseconds since the epoch. */
  readonly signedInAt: number;
  /** Who acts as this customer, where it is somebody else (A §4.3). */
  readonly actorId: number | undefined;
  /** What stands between the session and what staff may do; the customer then has no role of staff's. */
  readonly secondFactor: FactorStanding | undefined;
}

/** Who is calling: nobody, somebody whose token does not count (any more), or a customer. */
export type Caller = { readonly kind: 'guest' } | { readonly kind: 'refused' } | SignedInCaller;

/** Finds out who calls. */
export type Identify = (endpoint: Endpoint, url: URL, authorization: string | null) => Promise<Caller>;

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
  readonly url: URL;
  readonly request: Request;
  /** The address that it came from, as limits count it; undefined for this machine and for calls in this process. */
  readonly address: string | undefined;
}

/** What a handler answers with, before it becomes JSON. Figures and texts as the endpoint's result promises them. */
export type Reply<E extends Endpoint> = Plain<E> | WithMeta<z.input<E['result']>, MetaGiven<E['meta']>> | Prepared;

/** Without a meta, where the endpoint promises none. */
type Plain<E extends Endpoint> = E extends { readonly meta?: infer M }
  ? undefined extends M
    ? z.input<E['result']>
    : never
  : never;
type MetaGiven<M> = Exclude<M, undefined> extends infer S extends z.ZodMiniObject ? z.input<S> : never;
export type Handler<E extends Endpoint> = (call: Call<E>) => Reply<E> | Promise<Reply<E>>;

/** A call that was refused. */
export interface RefusedCall {
  readonly endpoint: Endpoint;
  readonly caller: Caller;
  readonly address: string | undefined;
}

/** Hears of each call that was refused, and why. */
export type ReportRefusal = (error: ApiError, call: RefusedCall) => void;

/** Counts a call for the address that it came from, as so many calls (1). @throws ApiError 429 where there were too many */
export type LimitCall = (address: string, units?: number) => Promise<void>;

/** An endpoint with what serves it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => unknown;
  readonly refuseBody: ((issues: readonly z.core.$ZodIssue[]) => ApiError) | undefined;
  /** Largest body in bytes; the shop's limit unless it is given. */
  readonly mostBytes?: number;
  /** Files of a form by any name; those that the endpoint names unless it is given. */
  readonly mostFiles?: number;
  /** Counts a call for the address that it came from, where there is one; endpoints without are not limited by it. */
  readonly limit?: LimitCall | undefined;
  /** Begins an answer that may be megabytes, by what was asked; undefined for any other. @throws ApiError 503 where there are too many */
  readonly beginLarge?: ((query: unknown, address: string | undefined) => (() => void) | undefined) | undefined;
  /** As how many calls one counts against the limit of its address, by what was asked: 1 unless it is given. */
  readonly units?: ((query: unknown) => number) | undefined;
  /** Who may call is found out with this; without it everybody is a guest. */
  readonly identify?: Identify;
  /** Hears of refusals, for the security log. */
  readonly onRefused?: ReportRefusal;
}

/** Ties a handler to its endpoint; the compiler holds the handler to the endpoint's query, body and result. */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options: {
    readonly refuseBody?: Route['refuseBody'];
    readonly beginLarge?: (query: z.output<E['query']>, address: string | undefined) => (() => void) | undefined;
    readonly units?: (query: z.output<E['query']>) => number;
  } = {},
): Route {
  return {
    endpoint,
    // Sound: the dispatcher parses query and body with this very endpoint's schemas.
    handle: (call) => handler(call),
    refuseBody: options.refuseBody,
    // Sound as above.
    beginLarge:
      options.beginLarge && ((query, address) => options.beginLarge?.(query as z.output<E['query']>, address)),
    units: options.units && ((query) => options.units?.(query as z.output<E['query']>) ?? 1),
  };
}
