import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';
import { MAX_EMAIL_LENGTH } from '../foundation/contact';
import { amount, filledText } from '../foundation/scalars';
import { MERGE_FAULTS } from './merge-people';
import { accountEnd, erasureWaits, ownDataCopy } from './own-data';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
const id = z.string().check(z.regex(/^\d{1,15}$/));

const reads = {
  method: 'GET',
  access: 'staff',
  permission: 'people:erase',
  body: z.undefined(),
  chapter,
} as const;
const writes = {
  method: 'POST',
  access: 'staff',
  permission: 'people:erase',
  bodyKind: 'json',
  query: z.object({ token }),
  chapter,
} as const;

export const viewPersonEnd = endpoint({
  ...reads,
  name: 'viewPersonEnd',
  path: '/api/manage/person-end',
  query: z.object({ token, id }),
  result: accountEnd,
  summary: 'Returns the consequences of erasing a person, and what prevents it.',
});

export const copyPersonData = endpoint({
  ...reads,
  name: 'copyPersonData',
  path: '/api/manage/person-data',
  query: z.object({ token, id }),
  result: ownDataCopy,
  summary: 'Returns all data stored about a person, for a privacy request; requires a recent sign-in.',
});

export const erasePerson = endpoint({
  ...writes,
  name: 'erasePerson',
  path: '/api/manage/person-erase',
  body: z.object({ id, confirm: z.literal(true) }),
  result: z.object({ orders: z.number(), files: z.number() }),
  refusals: [erasureWaits],
  summary: 'Erases a person permanently; orders are kept without the name. Requires a recent sign-in.',
});

export const personMerge = z.object({
  /** Empty if the records may be merged. */
  faults: z.array(z.enum(MERGE_FAULTS)),
  from_id: z.number(),
  /** Names or contacts, for the question. */
  from: z.string(),
  into: z.string(),
  orders: z.number(),
  carts: z.number(),
  addresses: z.number(),
  reviews: z.number(),
  notes: z.number(),
  tags: z.array(z.string()),
  /** In major units of `currency`. */
  bonus: amount,
  currency: z.string(),
  /** Contacts that no longer sign in afterwards. */
  ends: z.array(z.string()),
  sign_in_again: z.boolean(),
});
/** Everything that a merge of two records moves. */
export type PersonMerge = z.infer<typeof personMerge>;

export const viewPersonMerge = endpoint({
  ...reads,
  name: 'viewPersonMerge',
  path: '/api/manage/person-merge',
  /** `from` is merged into `into`, which stays: account number, e-mail address or phone number. */
  query: z.object({
    token,
    from: filledText(MAX_EMAIL_LENGTH),
    into: filledText(MAX_EMAIL_LENGTH),
  }),
  result: personMerge,
  summary: 'Returns what merging one record into another would move, and what prevents it.',
});

/** `data.faults` names the reasons. */
export const mergeRefused = refusal('merge_refused', 409, {
  data: z.object({ faults: z.array(z.enum(MERGE_FAULTS)) }),
});

export const mergePeople = endpoint({
  ...writes,
  name: 'mergePeople',
  path: '/api/manage/person-merge',
  body: z.object({ from: id, into: id, confirm: z.literal(true) }),
  result: z.object({ id: z.number() }),
  refusals: [mergeRefused],
  summary: 'Merges one record into another, which is kept; cannot be undone. Requires a recent sign-in.',
});
