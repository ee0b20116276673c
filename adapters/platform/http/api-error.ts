import type * as z from 'zod/mini';
import type { AnswerMeta, FieldError, Refusal } from '../../../core/contract';

/** An answer other than 200 that a handler decides on. What it says goes to the caller as it stands. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status, repeated as the answer's code. */
    readonly status: number,
    message: string,
    readonly meta?: AnswerMeta,
  ) {
    super(message);
  }
}

/** What a refusal says besides its code. */
type Data<D> = D extends z.ZodMiniObject ? readonly [data: z.input<D>] : readonly [];

/** A refusal that the contract names; the compiler holds what it says besides to the contract. */
export function refuse<D extends z.ZodMiniObject | undefined>(
  { code, status }: Refusal<string, D>,
  message: string,
  ...[data]: Data<D>
): ApiError {
  return new ApiError(status, message, { error: code, ...data });
}

/** Whether something was refused for one of these reasons. */
export function isRefused(error: unknown, ...reasons: readonly Refusal[]): boolean {
  return error instanceof ApiError && reasons.some(({ code }) => code === error.meta?.error);
}

/** 400 with the fields that were refused; the message is theirs. */
export function invalidInput(errors: readonly FieldError[], message?: string): ApiError {
  const text = message ?? errors.map((error) => error.message).join('; ');
  return new ApiError(400, text, { error: 'invalid_input', errors: [...errors] });
}

/** 400 for one field. */
export function invalidField(field: string, message: string): ApiError {
  return invalidInput([{ field, message: `${field} ${message}` }]);
}

/** 404 for something that was asked for by name. */
export function notFound(message: string, error = 'not_found'): ApiError {
  return new ApiError(404, message, { error });
}
