import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';

const text = (max: number) => z.string().check(z.maxLength(max));
const chapter = 'A §7';

export const ownSession = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  /** ISO 8601; last use is rounded to the hour. */
  opened_at: z.string(),
  seen_at: z.string(),
  is_current: z.boolean(),
  is_staff: z.boolean(),
});
/** Device with an active session. */
export type OwnSession = z.infer<typeof ownSession>;

export const ownSessions = endpoint({
  name: 'ownSessions',
  method: 'GET',
  path: '/api/user/sessions',
  access: 'user',
  query: z.object({ token: z.optional(text(200)) }),
  body: z.undefined(),
  result: z.array(ownSession),
  summary: "Returns the caller's sessions, newest first.",
  chapter,
});

export const endSessions = endpoint({
  name: 'endSessions',
  method: 'POST',
  path: '/api/user/end-sessions',
  access: 'user',
  bodyKind: 'json',
  query: z.object({ token: z.optional(text(200)) }),
  body: z.object({ id: z.optional(text(20)) }),
  result: z.object({ ended: z.number() }),
  summary: 'Ends one session of the caller, or all others if none is named; not for impersonating staff.',
  chapter,
});
