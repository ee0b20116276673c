import type * as z from 'zod/mini';
import type { Product, Role } from '../../../core/contract';
import type { Clock, Ids } from '../../../core/ports';
import type { StoreView } from '../../../core/store-views';
import type { Database } from './database';

type Schema = z.core.$ZodType;
type Members = z.core.$ZodObject;

export const OWN_PATHS = '/api/own/';

/** Permitted callers: everybody, signed-in customers, managers and admins, or admins only. */
export type RouteAudience = 'admin' | 'anyone' | 'customer' | 'manager';

/** A signed-in customer who calls a route. */
export interface RouteCaller {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string | undefined;
  readonly roles: readonly Role[];
  readonly groupId: number;
  readonly actorId: number | undefined;
}

/** A file from a submitted form. */
export interface RouteFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A validated call of a custom route. */
export interface RouteCall<Query = unknown, Body = unknown> {
  readonly query: Query;
  readonly body: Body;
  readonly files: readonly RouteFile[];
  readonly caller: RouteCaller | undefined;
  readonly store: StoreView;
  readonly headers: Headers;
  /** Aborts when the client disconnects; pass it on to outgoing requests. */
  readonly signal: AbortSignal;
}

/** Products with the prices of the call's store and the caller's group. */
export interface RouteProducts {
  bySku(sku: string): Promise<Product | undefined>;
  search(words: string, max?: number): Promise<{ readonly items: readonly Product[]; readonly total: number }>;
}

/** Shop functions available to a custom route. */
export interface RouteShop {
  /** Read-only unit, limited to 5 seconds. */
  readonly read: Database['read'];
  /** Atomic unit, limited to 5 seconds; await only its repositories. */
  readonly write: Database['write'];
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly products: RouteProducts;
}

/** Rate limit of a custom route. */
export interface RouteLimit<Call = RouteCall> {
  readonly count: number;
  readonly windowMs: number;
  /** Counter key for guests; without it all guests share one. Customers are counted individually. */
  readonly guestBy?: (call: Call) => string;
}

/** Definition of a custom route, passed to `defineRoute`. */
export interface RouteDefinition<Q extends Members, B extends Schema, R extends Schema> {
  readonly method: 'GET' | 'POST';
  /** Starts with '/api/own/'; path parameters become members of `query`: '/api/own/points/{id}'. */
  readonly path: string;
  readonly summary?: string;
  readonly query?: Q;
  readonly body?: B;
  readonly accepts?: 'form' | 'json';
  /** Max body bytes: default 1 MB, at most 26 MB. */
  readonly maxBytes?: number;
  readonly result: R;
  readonly caller?: RouteAudience;
  /** Shared by all processes; defaults to none. */
  readonly limit?: RouteLimit<RouteCall<z.output<Q>, z.output<B>>>;
  /**
   * Must answer within 30 seconds. Errors other than `RouteError` give an opaque 500.
   * @param shop capabilities of the shop
   */
  readonly handle: (call: RouteCall<z.output<Q>, z.output<B>>, shop: RouteShop) => MaybePromise<z.input<R>>;
}

type MaybePromise<T> = Promise<T> | T;

/** A merchant's custom endpoint. */
export interface OwnRoute extends Omit<RouteDefinition<Members, Schema, Schema>, 'handle' | 'limit'> {
  readonly limit?: RouteLimit;
  readonly handle: (call: RouteCall, shop: RouteShop) => MaybePromise<unknown>;
}

/** Declares an endpoint with types inferred from its schemas. */
export function defineRoute<
  R extends Schema,
  Q extends Members = z.ZodMiniObject<Readonly<Record<string, never>>>,
  B extends Schema = z.ZodMiniUndefined,
>(definition: RouteDefinition<Q, B, R>): OwnRoute {
  const { handle, limit, ...rest } = definition;
  const typed = (call: RouteCall) => call as RouteCall<z.output<Q>, z.output<B>>;
  return {
    ...rest,
    ...(limit !== undefined && { limit: limitOf(limit, typed) }),
    handle: typeof handle === 'function' ? (call, shop) => handle(typed(call), shop) : handle,
  };
}

function limitOf<Call>(limit: RouteLimit<Call>, typed: (call: RouteCall) => Call): RouteLimit {
  const { count, windowMs, guestBy } = limit;
  return { count, windowMs, ...(guestBy !== undefined && { guestBy: (call) => guestBy(typed(call)) }) };
}

/** Thrown by a handler to reject a call with this status, code and message. */
export class RouteError extends Error {
  override readonly name = 'RouteError';

  constructor(
    /** 400–499 or 503. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
