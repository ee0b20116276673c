import type * as z from 'zod/mini';
import type { AnswerMeta, Endpoint, MembersOf, Refusal } from '../contract';
import type { Lenient } from '../kernel/parse-leniently';

export interface Accepted<T, M = undefined> {
  readonly ok: true;
  readonly code: number;
  readonly result: T;
  readonly meta?: M | undefined;
  readonly dropped?: Lenient<T>['dropped'];
}

export interface Declined {
  readonly ok: false;
  readonly code: number;
  readonly message: string;
  readonly meta?: Pick<AnswerMeta, 'attempts_left' | 'error' | 'errors'> | undefined;
}

type Named<F extends Refusal> =
  F extends Refusal<infer Code, infer Data>
    ? Declined & { readonly refused: Code; readonly data: MembersOf<Data> }
    : never;

export type Reply<T, M = undefined, F extends Refusal = never> =
  | Accepted<T, M>
  | Named<F>
  | (Declined & { readonly refused?: undefined; readonly data?: undefined });

export type ReplyOf<R extends z.ZodMiniType, M extends z.ZodMiniObject | undefined, F extends Refusal = never> = Reply<
  z.output<R>,
  MembersOf<M>,
  F
>;

export type ReplyTo<E> =
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer R, infer M, infer F> ? ReplyOf<R, M, F> : never;
