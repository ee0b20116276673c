import * as z from 'zod/mini';

/** Earlier tokens stay valid for a minute, for requests in flight, but gain no rights. */
export const sessionTokens = z.object({
  token: z.string(),
  refreshToken: z.string(),
  /** In seconds. */
  expires_in: z.number(),
});

export const earlierSession = { refreshToken: z.optional(z.string().check(z.maxLength(200))) };
