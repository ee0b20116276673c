import * as z from 'zod/mini';

/**
 * What requests are signed with from now on. As the meta of calls by which somebody shows again who they are: the earlier ones count for a
 * minute more, so that what was on its way is answered, and gain nothing by the call.
 */
export const sessionTokens = z.object({
  token: z.string(),
  refreshToken: z.string(),
  /** Seconds until the token has to be refreshed. */
  expires_in: z.number(),
});

/** The refresh token of the session that a device has had until it signs in again: that session ends. */
export const earlierSession = { refreshToken: z.optional(z.string().check(z.maxLength(200))) };
