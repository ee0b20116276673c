import * as z from 'zod/mini';

/** What requests are signed with from now on. */
export const sessionTokens = z.object({
  token: z.string(),
  refreshToken: z.string(),
  /** Seconds until the token has to be refreshed. */
  expires_in: z.number(),
});

/**
 * The meta of calls by which somebody shows again who they are: requests are signed with these from then on. The earlier ones count for a
 * minute more, so that what was on its way is answered, and gain nothing by the call.
 */
export const tokensAnew = sessionTokens;

/** The refresh token of the session that a device has had until it signs in again: that session ends. */
export const earlierSession = { refreshToken: z.optional(z.string().check(z.maxLength(200))) };
