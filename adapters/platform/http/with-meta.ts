import type { AnswerMeta } from '../../../core/contract';

/** A result with what the answer says besides (S §3, response shape: code, result, meta). */
export class WithMeta<T> {
  constructor(
    readonly result: T,
    readonly meta: AnswerMeta,
  ) {}
}
