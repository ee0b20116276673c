import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';

const token = z.optional(z.string().check(z.maxLength(200)));

const present = z.object({
  who: z.string(),
  since: z.string(),
  editing: z.boolean(),
});
/** Another user who has the record open. */
export type Present = z.infer<typeof present>;

/** Reports and returns presence on a record; expires after a minute. Requires read access. */
export const tellPresence = endpoint({
  name: 'tellPresence',
  method: 'POST',
  path: '/api/manage/presence',
  access: 'staff',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({
    kind: z.string().check(z.minLength(1), z.maxLength(64)),
    record: z.string().check(z.minLength(1), z.maxLength(200)),
    page: z.string().check(z.regex(/^[0-9a-f]{16,64}$/)),
    state: z.enum(['editing', 'gone', 'reading']),
  }),
  result: z.object({ items: z.array(present) }),
  summary: 'Reports that the caller has a record open and returns who else does.',
  chapter: 'A §6',
});
/** Activity of a user on a record. */
export type PresenceState = z.infer<typeof tellPresence.body>['state'];
