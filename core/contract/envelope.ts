import * as z from 'zod/mini';

/** One rejected field of a request, with a message that names the field and the limit. */
export const fieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/** What an answer may say besides its result. `error` is a machine-readable code, `errors` lists rejected fields. */
export const answerMeta = z.looseObject({
  error: z.optional(z.string()),
  errors: z.optional(z.array(fieldError)),
  /** How often a code that was wrong may be tried again. */
  attempts_left: z.optional(z.number()),
});
export type AnswerMeta = z.infer<typeof answerMeta>;

/**
 * The shape of every answer outside the catalogue (S §3, sync task; S §7): the code repeats the HTTP status, the result
 * is what the endpoint promises on 200 and a message in plain text otherwise.
 */
export const answer = z.object({ code: z.number(), result: z.unknown(), meta: z.optional(answerMeta) });
export interface Answer<T> {
  readonly code: number;
  readonly result: T;
  readonly meta?: AnswerMeta | undefined;
}
