import type * as z from 'zod/mini';
import type { Permission } from './permissions';
import type { Role } from './roles';

export type Access = 'public' | 'cart' | 'user' | 'staff';

export type Wrapping = 'envelope' | 'bare';

export interface Refusal<
  Code extends string = string,
  Data extends z.ZodMiniObject | undefined = z.ZodMiniObject | undefined,
> {
  readonly code: Code;
  readonly status: number;
  readonly data?: Data;
  /** Fallback match on the message, for back ends without codes. */
  readonly words?: string | undefined;
}

export function refusal<const Code extends string, Data extends z.ZodMiniObject | undefined = undefined>(
  code: Code,
  status: number,
  more: { readonly data?: Data; readonly words?: string } = {},
): Refusal<Code, Data> {
  return { code, status, ...more };
}

export type MembersOf<S> = S extends z.ZodMiniObject ? Partial<z.output<S>> : undefined;

export interface Endpoint<
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
  Meta extends z.ZodMiniObject | undefined = z.ZodMiniObject | undefined,
  Refused extends Refusal = Refusal,
  Files extends string = string,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly access: Access;
  /** Any staff if omitted; the handler may check further. */
  readonly permission?: Permission;
  /** Further permission, to read what a write answers. */
  readonly alsoNeeds?: Permission;
  readonly role?: Role;
  readonly wrapping: Wrapping;
  readonly bodyKind: 'none' | 'json' | 'multipart';
  /** File count per field; no files by default. */
  readonly files?: Readonly<Record<Files, number>>;
  readonly query: Query;
  readonly body: Body;
  readonly result: Result;
  readonly meta?: Meta;
  readonly refusals?: readonly Refused[];
  /** Schema of one item, so that known items are not parsed again. */
  readonly item?: z.ZodMiniType;
  /** Drops invalid members instead of rejecting the result. */
  readonly lenient?: boolean;
  readonly summary: string;
  readonly chapter: string;
}

export type QueryOf<E> = E extends Endpoint<infer Q> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodMiniType, infer B> ? z.output<B> : never;
export type ResultOf<E> = E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer R> ? z.output<R> : never;
export type MetaOf<E> = E extends { readonly meta?: infer M } ? MembersOf<Exclude<M, undefined>> : undefined;

type Defaults = 'access' | 'wrapping' | 'bodyKind';

/** Defaults: public, enveloped, no body. */
export function endpoint<
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
  M extends z.ZodMiniObject | undefined = undefined,
  F extends Refusal = never,
  Files extends string = never,
>(
  definition: Omit<Endpoint<Q, B, R, M, F, Files>, Defaults> & Partial<Pick<Endpoint<Q, B, R, M, F, Files>, Defaults>>,
): Endpoint<Q, B, R, M, F, Files> {
  return { access: 'public', wrapping: 'envelope', bodyKind: 'none', ...definition };
}
