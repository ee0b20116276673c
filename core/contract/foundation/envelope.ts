import * as z from 'zod/mini';

export const fieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

export const answerMeta = z.looseObject({
  error: z.optional(z.string()),
  errors: z.optional(z.array(fieldError)),
  attempts_left: z.optional(z.number()),
});
export type AnswerMeta = z.infer<typeof answerMeta>;

/** `code` repeats the HTTP status; `result` is a plain-text message on errors. */
export const answer = z.object({ code: z.number(), result: z.unknown(), meta: z.optional(answerMeta) });
export interface Answer<T> {
  readonly code: number;
  readonly result: T;
  readonly meta?: AnswerMeta | undefined;
}
