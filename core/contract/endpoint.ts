import type * as z from 'zod/mini';

/** What identifies the caller: nobody, the token of a cart, a signed-in user (token) or a role. */
export type Access = 'public' | 'cart' | 'user' | 'staff';

/** How the result travels: inside `{code, result, meta?}`, or as the bare document (catalogue answers, lists of items). */
export type Wrapping = 'envelope' | 'bare';

/** One call of the shop's API: everything that client, server and documentation need to agree on. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Unique name in camel case; the OpenAPI operation id. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path below the API host; path parameters in braces: '/api/order/{id}'. They are members of the query schema. */
  readonly path: string;
  readonly access: Access;
  readonly wrapping: Wrapping;
  readonly bodyKind: 'none' | 'json' | 'multipart';
  readonly query: Query;
  readonly body: Body;
  readonly result: Result;
  /** Where the result is `{items, …}`: the schema of one item. Items that are known already are not read again then. */
  readonly item?: z.ZodMiniType;
  /**
   * The result is written by people, in a back end of whatever make: a member that breaks its schema is left out of it instead
   * of the whole being refused. What is used meets the schema all the same.
   */
  readonly lenient?: boolean;
  /** One sentence for the documentation. */
  readonly summary: string;
  /** The chapter of the specification it comes from: 'S §7 Cart'. */
  readonly chapter: string;
}

export type QueryOf<E> = E extends Endpoint<infer Q> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodMiniType, infer B> ? z.output<B> : never;
export type ResultOf<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer R> ? z.output<R> : never;

type Defaults = 'access' | 'wrapping' | 'bodyKind';

/** Declares an endpoint; public, enveloped and without a body unless it says otherwise. */
export function endpoint<Q extends z.ZodMiniType, B extends z.ZodMiniType, R extends z.ZodMiniType>(
  definition: Omit<Endpoint<Q, B, R>, Defaults> & Partial<Pick<Endpoint<Q, B, R>, Defaults>>,
): Endpoint<Q, B, R> {
  return { access: 'public', wrapping: 'envelope', bodyKind: 'none', ...definition };
}
