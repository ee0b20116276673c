import * as z from 'zod/mini';
import { endpoint } from './endpoint';

const text = (max: number) => z.string().check(z.maxLength(max));
const chapter = 'A §7';

/** A place where somebody is signed in. */
export const ownSession = z.object({
  id: z.string(),
  /** Browser and system by their names; null where the browser does not say. */
  device: z.nullable(z.string()),
  /** When they signed in there, and when it was last used, to the hour; ISO 8601. */
  opened_at: z.string(),
  seen_at: z.string(),
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
  /** Whether it is staff who acts as them (A §4.3). */
  is_staff: z.boolean(),
});
/** A device that a customer is signed in on (A §2). */
export type OwnSession = z.infer<typeof ownSession>;

export const ownSessions = endpoint({
  name: 'ownSessions',
  method: 'GET',
  path: '/api/user/sessions',
  access: 'user',
  query: z.object({ token: z.optional(text(200)) }),
  body: z.undefined(),
  result: z.array(ownSession),
  summary: 'Where the caller is signed in, the newest first.',
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
  summary:
    'Signs the caller out in one place, or everywhere else where none is named; not for staff who act as somebody.',
  chapter,
});
