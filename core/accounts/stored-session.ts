import * as z from 'zod/mini';
import { user } from '../contract/people/accounts';
import type { MembersOf } from '../contract';
import type { sessionTokens } from '../contract/foundation/session-tokens';

export const session = z.object({ user, token: z.string(), refreshToken: z.string() });
export type StoredSession = z.infer<typeof session>;

export type TokensAnew = MembersOf<typeof sessionTokens>;

export const storedSessions = z.object({ current: session, previous: z.optional(session) });
export type StoredSessions = z.infer<typeof storedSessions>;

export const SESSION_KEY = 'session';
