import type * as z from 'zod/mini';
import type { AnswerMeta, FieldError, Refusal } from '../../../../core/contract';

/** Error response raised by a handler; its text is sent to the caller verbatim. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly meta?: AnswerMeta,
  ) {
    super(message);
  }
}

type Data<D> = D extends z.ZodMiniObject ? readonly [data: z.input<D>] : readonly [];

/** Creates a refusal named by the contract, with type-checked data. */
export function refuse<D extends z.ZodMiniObject | undefined>(
  { code, status }: Refusal<string, D>,
  message: string,
  ...[data]: Data<D>
): ApiError {
  return new ApiError(status, message, { error: code, ...data });
}

export function isRefused(error: unknown, ...reasons: readonly Refusal[]): boolean {
  return error instanceof ApiError && reasons.some(({ code }) => code === error.meta?.error);
}

export function invalidInput(errors: readonly FieldError[], message?: string): ApiError {
  const text = message ?? errors.map((error) => error.message).join('; ');
  return new ApiError(400, text, { error: 'invalid_input', errors: [...errors] });
}

export function invalidField(field: string, message: string): ApiError {
  return invalidInput([{ field, message: `${field} ${message}` }]);
}

export function notFound(message: string, error = 'not_found'): ApiError {
  return new ApiError(404, message, { error });
}
