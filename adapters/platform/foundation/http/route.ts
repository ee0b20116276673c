import type * as z from 'zod/mini';
import type { Endpoint } from '../../../../core/contract';
import type { FactorState } from '../../../../core/contract/people/accounts';
import type { StoreView } from '../../../../core/store-views';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';
import type { ApiError } from './api-error';
import type { BodyRoom } from './body-room';
import type { LargePlace } from './large-answers';
import type { UploadedFile } from './read-form';
import type { Prepared } from './respond';
import type { WithMeta } from './with-meta';

export interface SignedInCaller {
  readonly kind: 'user';
  readonly customer: Customer;
  readonly sessionId: number;
  readonly signedInAt: number;
  /** Latest sign-in or second factor of this session, in milliseconds since the epoch. */
  readonly confirmedAt: number;
  readonly actorId: number | undefined;
  /** Pending second factor; until it is given the customer has no staff role. */
  readonly secondFactor: FactorState | undefined;
}

/** Locks a caller's account and session until the unit of work ends. */
export interface SessionHold {
  /** @throws ApiError 401 if the session has ended */
  hold(db: Pick<Repositories, 'customers' | 'sessions'>, caller: SignedInCaller): Promise<Customer>;
}

export type Caller = { readonly kind: 'guest' } | { readonly kind: 'refused' } | SignedInCaller;

export type Identify = (endpoint: Endpoint, url: URL, authorization: string | null) => Promise<Caller>;

export interface Call<E extends Endpoint> {
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  readonly rawBody: unknown;
  readonly files: readonly UploadedFile[];
  readonly store: StoreView;
  readonly caller: Caller;
  readonly url: URL;
  readonly request: Request;
  readonly address: string | undefined;
}

export type Reply<E extends Endpoint> = Plain<E> | WithMeta<z.input<E['result']>, MetaGiven<E['meta']>> | Prepared;

type Plain<E extends Endpoint> = E extends { readonly meta?: infer M }
  ? undefined extends M
    ? z.input<E['result']>
    : never
  : never;
type MetaGiven<M> = Exclude<M, undefined> extends infer S extends z.ZodMiniObject ? z.input<S> : never;
export type Handler<E extends Endpoint> = (call: Call<E>) => Reply<E> | Promise<Reply<E>>;

export interface RefusedCall {
  readonly endpoint: Endpoint;
  readonly caller: Caller;
  readonly address: string | undefined;
}

export type ReportRefusal = (error: ApiError, call: RefusedCall) => void;

/** Counts a call against the limit of its address. @throws ApiError 429 */
export type LimitCall = (address: string, units?: number) => Promise<void>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => unknown;
  readonly refuseBody: ((issues: readonly z.core.$ZodIssue[]) => ApiError) | undefined;
  readonly maxBytes?: number;
  readonly maxFiles?: number;
  readonly limit?: LimitCall | undefined;
  readonly bodyRoom?: BodyRoom;
  /** Reserves a slot for a large response; undefined for other queries. @throws ApiError 503 if none is free */
  readonly beginLarge?: ((query: unknown, address: string | undefined) => LargePlace | undefined) | undefined;
  readonly units?: ((query: unknown) => number) | undefined;
  readonly identify?: Identify;
  readonly onRefused?: ReportRefusal;
}

export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options: {
    readonly refuseBody?: Route['refuseBody'];
    readonly beginLarge?: (query: z.output<E['query']>, address: string | undefined) => LargePlace | undefined;
    readonly units?: (query: z.output<E['query']>) => number;
  } = {},
): Route {
  return {
    endpoint,
    // Sound: the dispatcher parses query and body with this endpoint's schemas.
    handle: (call) => handler(call),
    refuseBody: options.refuseBody,
    beginLarge:
      options.beginLarge && ((query, address) => options.beginLarge?.(query as z.output<E['query']>, address)),
    units: options.units && ((query) => options.units?.(query as z.output<E['query']>) ?? 1),
  };
}
