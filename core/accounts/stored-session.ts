import * as z from 'zod/mini';
import { user } from '../contract/accounts';

/** Somebody's session: who, and the tokens that say so. */
export const session = z.object({ user, token: z.string(), refreshToken: z.string() });
export type StoredSession = z.infer<typeof session>;

/** What is kept between visits: who is signed in, and who was before acting as somebody. */
export const storedSessions = z.object({ current: session, previous: z.optional(session) });
export type StoredSessions = z.infer<typeof storedSessions>;

/** Key under which they are kept. */
export const SESSION_KEY = 'session';
