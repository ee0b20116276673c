import type * as z from 'zod/mini';
import type { Product, Role } from '../../../core/contract';
import type { Clock, Ids } from '../../../core/ports';
import type { StoreView } from '../../../core/store-views';
import type { Database } from './database';

/** A schema of zod: of `zod` or of `zod/mini`. */
type Schema = z.core.$ZodType;
type Members = z.core.$ZodObject;

/** What the paths of a merchant's own endpoints begin with. No endpoint of the shop ever does. */
export const OWN_PATHS = '/api/own/';

/** Who may call: everybody; customers who are signed in; managers and admins; admins alone. */
export type RouteAudience = 'admin' | 'anyone' | 'customer' | 'manager';

/** A customer who is signed in. */
export interface RouteCaller {
  readonly id: number;
  readonly firstname: string;
  readonly lastname: string;
  /** Where to write to. It proves nothing. */
  readonly email: string | undefined;
  readonly roles: readonly Role[];
  readonly groupId: number;
  /** Id of the member of staff who acts as this customer, where somebody does. */
  readonly actorId: number | undefined;
}

/** A file that came in a form. */
export interface RouteFile {
  /** Name of the form field. */
  readonly field: string;
  readonly name: string;
  /** As the sender says it. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A call, checked. */
export interface RouteCall<Query = unknown, Body = unknown> {
  /** Path parameters and query. */
  readonly query: Query;
  readonly body: Body;
  /** Files of a form; otherwise none. */
  readonly files: readonly RouteFile[];
  /** Undefined for a guest, and where the token does not count any more. */
  readonly caller: RouteCaller | undefined;
  /** The store that `storeCode` names, or the default one. */
  readonly store: StoreView;
  readonly headers: Headers;
  /** Says that nobody waits for the answer any more: pass it on to what the handler asks of others. */
  readonly signal: AbortSignal;
}

/** Products as the caller of an endpoint sees them: in the call's store, at the prices of the caller's group. */
export interface RouteProducts {
  /** The product that a sku stands for, its own or one of its variants; also one that stands in no list. */
  bySku(sku: string): Promise<Product | undefined>;
  /**
   * What the search of the shop lists for words, best first.
   * @param most at the most so many; 50 unless it is given
   */
  search(words: string, most?: number): Promise<{ readonly items: readonly Product[]; readonly total: number }>;
}

/** What an endpoint of a merchant's own may use of the shop. */
export interface RouteShop {
  /** Reads in a unit of work, which may take 5 seconds. */
  readonly read: Database['read'];
  /** Writes in a unit of work: all of it or nothing. It awaits its repositories alone, and may take 5 seconds. */
  readonly write: Database['write'];
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly products: RouteProducts;
}

/** How often somebody may call. */
export interface RouteLimit<Call = RouteCall> {
  /** At the most so many times … */
  readonly count: number;
  /** … in so many milliseconds. */
  readonly windowMs: number;
  /**
   * What a guest is counted by: an address that they give, say. Without it all guests count as one, since the shop knows nothing that tells them
   * apart. Customers are counted each by themselves.
   */
  readonly guestBy?: (call: Call) => string;
}

/** An endpoint of a merchant's own, as `defineRoute` is given it. */
export interface RouteDefinition<Q extends Members, B extends Schema, R extends Schema> {
  readonly method: 'GET' | 'POST';
  /** Begins with '/api/own/'. Path parameters stand in braces and are members of `query`: '/api/own/points/{id}'. */
  readonly path: string;
  /** For the documentation: one sentence. */
  readonly summary?: string;
  /** Path parameters and query. Numbers, booleans and JSON are read from their text. */
  readonly query?: Q;
  /** With POST. */
  readonly body?: B;
  /** 'json' unless it says 'form': texts and files, of which `body` describes the texts. */
  readonly accepts?: 'form' | 'json';
  /** Of the body, in bytes: 1 MB unless it says otherwise, 26 MB at the most. */
  readonly mostBytes?: number;
  /** What goes out, and nothing else: members that it does not name are left out. */
  readonly result: R;
  /** 'anyone' unless it says otherwise. */
  readonly caller?: RouteAudience;
  /** Counted over all processes of the shop. By default there is none. */
  readonly limit?: RouteLimit<RouteCall<z.output<Q>, z.output<B>>>;
  /**
   * Answers a call, within 30 seconds. What it throws is reported and answered by 500 without a word of it, but for `RouteError`.
   * @param shop what it may use
   */
  readonly handle: (call: RouteCall<z.output<Q>, z.output<B>>, shop: RouteShop) => MaybePromise<z.input<R>>;
}

type MaybePromise<T> = Promise<T> | T;

/** An endpoint of a merchant's own. */
export interface OwnRoute extends Omit<RouteDefinition<Members, Schema, Schema>, 'handle' | 'limit'> {
  readonly limit?: RouteLimit;
  readonly handle: (call: RouteCall, shop: RouteShop) => MaybePromise<unknown>;
}

/** Declares an endpoint: the compiler knows from its schemas what `handle` is given and has to give. */
export function defineRoute<
  R extends Schema,
  Q extends Members = z.ZodMiniObject<Readonly<Record<string, never>>>,
  B extends Schema = z.ZodMiniUndefined,
>(definition: RouteDefinition<Q, B, R>): OwnRoute {
  const { handle, limit, ...rest } = definition;
  // Sound: the shop parses what it hands over with these very schemas.
  const typed = (call: RouteCall) => call as RouteCall<z.output<Q>, z.output<B>>;
  return {
    ...rest,
    ...(limit !== undefined && { limit: limitOf(limit, typed) }),
    // What is no function stays what it is: the shop refuses it by its place among the routes.
    handle: typeof handle === 'function' ? (call, shop) => handle(typed(call), shop) : handle,
  };
}

function limitOf<Call>(limit: RouteLimit<Call>, typed: (call: RouteCall) => Call): RouteLimit {
  const { count, windowMs, guestBy } = limit;
  return { count, windowMs, ...(guestBy !== undefined && { guestBy: (call) => guestBy(typed(call)) }) };
}

/** Thrown by a handler to refuse a call: it is answered in the shop's shape, with this status, code and message. */
export class RouteError extends Error {
  override readonly name = 'RouteError';

  constructor(
    /** 400 to 499, or 503. */
    readonly status: number,
    /** For programs: 'no_points'. */
    readonly code: string,
    message: string,
    /** What the answer says besides. */
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
