import type * as z from 'zod/mini';
import type { AnswerMeta, Endpoint, MembersOf, Refusal } from '../contract';
import type { Lenient } from '../kernel/parse-leniently';

/** The result that the endpoint promises, with what its meta says besides. */
export interface Accepted<T, M = undefined> {
  readonly ok: true;
  readonly code: number;
  readonly result: T;
  readonly meta?: M | undefined;
  /** Where something was that could not be read, and was left out. */
  readonly dropped?: Lenient<T>['dropped'];
}

/** A code and a message in place of the result. */
export interface Declined {
  readonly ok: false;
  readonly code: number;
  readonly message: string;
  /** What any refusal may say: which fields it is about, say. */
  readonly meta?: Pick<AnswerMeta, 'attempts_left' | 'error' | 'errors'> | undefined;
}

/** One of the refusals that the endpoint names, with what it says besides. */
type Named<F extends Refusal> =
  F extends Refusal<infer Code, infer Data>
    ? Declined & { readonly refused: Code; readonly data: MembersOf<Data> }
    : never;

/** What came back: the promised result, one of the refusals that the endpoint names, or a failure of another kind. */
export type Reply<T, M = undefined, F extends Refusal = never> =
  | Accepted<T, M>
  | Named<F>
  | (Declined & { readonly refused?: undefined; readonly data?: undefined });

/** The reply to a call, by the schemas of its endpoint. */
export type ReplyOf<R extends z.ZodMiniType, M extends z.ZodMiniObject | undefined, F extends Refusal = never> = Reply<
  z.output<R>,
  MembersOf<M>,
  F
>;

/** The reply of an endpoint. */
export type ReplyTo<E> =
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer R, infer M, infer F> ? ReplyOf<R, M, F> : never;
