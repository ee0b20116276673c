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

/** Errors of an answer and characters of each: what is sent must not make an answer larger than itself. */
const MAX_ERRORS = 20;
const MAX_TEXT = 1000;

/**
 * Creates a refusal of the first errors; the text counts the rest.
 * @param message code that replaces the text
 */
export function invalidInput(errors: readonly FieldError[], message?: string): ApiError {
  const first = errors.slice(0, MAX_ERRORS).map((error) => ({ field: cut(error.field), message: cut(error.message) }));
  const rest = errors.length - first.length;
  const texts = first.map((error) => error.message);
  const text = message ?? [...texts, ...(rest > 0 ? [`and ${String(rest)} more`] : [])].join('; ');
  return new ApiError(400, text, { error: 'invalid_input', errors: first });
}

function cut(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

export function invalidField(field: string, message: string): ApiError {
  return invalidInput([{ field, message: `${field} ${message}` }]);
}

export function notFound(message: string, error = 'not_found'): ApiError {
  return new ApiError(404, message, { error });
}
