import * as z from 'zod/mini';
import { user } from '../contract/accounts';
import type { MembersOf } from '../contract';
import type { sessionTokens } from '../contract/session-tokens';

/** Somebody's session: who, and the tokens that say so. */
export const session = z.object({ user, token: z.string(), refreshToken: z.string() });
export type StoredSession = z.infer<typeof session>;

/** What a call gave by which somebody showed again who they are; other back ends may give nothing. */
export type TokensAnew = MembersOf<typeof sessionTokens>;

/** What is kept between visits: who is signed in, and who was before acting as somebody. */
export const storedSessions = z.object({ current: session, previous: z.optional(session) });
export type StoredSessions = z.infer<typeof storedSessions>;

/** Key under which they are kept. */
export const SESSION_KEY = 'session';
