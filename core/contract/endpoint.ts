import type * as z from 'zod/mini';
import type { Permission } from './permissions';
import type { Role } from './roles';

/** What identifies the caller: nobody, the token of a cart, a signed-in user (token) or a role. */
export type Access = 'public' | 'cart' | 'user' | 'staff';

/** How the result travels: inside `{code, result, meta?}`, or as the bare document (catalogue answers, lists of items). */
export type Wrapping = 'envelope' | 'bare';

/** Why a call may be refused, where a program is to act on it. */
export interface Refusal<
  Code extends string = string,
  Data extends z.ZodMiniObject | undefined = z.ZodMiniObject | undefined,
> {
  /** The `meta.error` of the answer. */
  readonly code: Code;
  /** The answer's HTTP status. */
  readonly status: number;
  /** What its meta says besides. */
  readonly data?: Data;
  /** Words by which the message of a back end says the same that gives no code. */
  readonly words?: string | undefined;
}

/** Declares a refusal; one object may be named by several endpoints. */
export function refusal<const Code extends string, Data extends z.ZodMiniObject | undefined = undefined>(
  code: Code,
  status: number,
  more: { readonly data?: Data; readonly words?: string } = {},
): Refusal<Code, Data> {
  return { code, status, ...more };
}

/** What is read of a meta: each member that is there as promised. Other back ends may leave some out. */
export type MembersOf<S> = S extends z.ZodMiniObject ? Partial<z.output<S>> : undefined;

/** One call of the shop's API: everything that client, server and documentation need to agree on. */
export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
  Meta extends z.ZodMiniObject | undefined = z.ZodMiniObject | undefined,
  Refused extends Refusal = Refusal,
> {
  /** Unique name in camel case; the OpenAPI operation id. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path below the API host; path parameters in braces: '/api/order/{id}'. They are members of the query schema. */
  readonly path: string;
  readonly access: Access;
  /** What the caller must be let do, where `access` is 'staff'. Without it any staff may call, and the handler looks closer. */
  readonly permission?: Permission;
  /** The role that the caller must have, where `access` is 'user': what is a blogger's alone. */
  readonly role?: Role;
  readonly wrapping: Wrapping;
  readonly bodyKind: 'none' | 'json' | 'multipart';
  /** The files that a multipart body may bring: how many under each name. Without it there may be none. */
  readonly files?: Readonly<Record<string, number>>;
  readonly query: Query;
  readonly body: Body;
  readonly result: Result;
  /** What an answer of 200 says besides its result; with an envelope only. */
  readonly meta?: Meta;
  /** The refusals that clients act on. Any call may be refused otherwise too: for its input, its caller or its pace. */
  readonly refusals?: readonly Refused[];
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
export type MetaOf<E> = E extends { readonly meta?: infer M } ? MembersOf<Exclude<M, undefined>> : undefined;

type Defaults = 'access' | 'wrapping' | 'bodyKind';

/** Declares an endpoint; public, enveloped and without a body unless it says otherwise. */
export function endpoint<
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
  M extends z.ZodMiniObject | undefined = undefined,
  F extends Refusal = never,
>(
  definition: Omit<Endpoint<Q, B, R, M, F>, Defaults> & Partial<Pick<Endpoint<Q, B, R, M, F>, Defaults>>,
): Endpoint<Q, B, R, M, F> {
  return { access: 'public', wrapping: 'envelope', bodyKind: 'none', ...definition };
}
