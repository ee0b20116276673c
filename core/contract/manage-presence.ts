import * as z from 'zod/mini';
import { endpoint } from './endpoint';

const token = z.optional(z.string().check(z.maxLength(200)));

const present = z.object({
  /** Their name; their login where they have none. */
  who: z.string(),
  /** Since when, ISO 8601. */
  since: z.string(),
  /** They have changed something that is not saved. */
  editing: z.boolean(),
});
/** Somebody else of the staff who has the same record open. */
export type Present = z.infer<typeof present>;

/**
 * Says that a page of the caller shows a record, or does no more, and who else has it open. It is kept for a minute. The caller must be let read records
 * of the kind; orders are 'order' with their number.
 */
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
    /** A random name of the page, so that somebody may have a record open twice. */
    page: z.string().check(z.regex(/^[0-9a-f]{16,64}$/)),
    state: z.enum(['editing', 'gone', 'reading']),
  }),
  result: z.object({ items: z.array(present) }),
  summary: 'Who else of the staff has a record open, once the caller has said that they have.',
  chapter: 'A §6',
});
/** What somebody of the staff does with a record: looks at it, or edits it. */
export type PresenceState = z.infer<typeof tellPresence.body>['state'];
