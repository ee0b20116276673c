import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { MAX_ROWS, recordChange } from '../foundation/record-kind';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
const day = z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)));
const kindName = z.string().check(z.minLength(1), z.maxLength(64));

/** Maximum entries to page through; narrower filters reach older ones. */
export const MAX_LOGGED = 10_000;
/** Changes of an entry that the log repeats; the record's own history has all. */
export const MAX_CHANGES_SHOWN = 50;

/** Kinds of entries other than records, each with the permission to read it. */
export const LOG_KINDS = {
  order: 'orders:read',
  'sign-in': 'people:read',
  'sign-in-refused': 'people:read',
  export: 'people:read',
  acting: 'people:read',
  acted: 'people:read',
  sign_out: 'people:read',
  'second-factor': 'people:read',
  payee: 'people:read',
  person_bonus: 'people:read',
  person_merge: 'people:read',
  person_note: 'people:read',
  person_profile: 'people:read',
  erasure: 'people:read',
  price_list: 'catalogue:read',
  product_bulk: 'catalogue:read',
  review_bulk: 'reviews:read',
  attribute_merge: 'catalogue:read',
  coupon_codes: 'promotions:read',
  gift_card: 'gift-cards:read',
  payout: 'payouts:read',
  bank_file: 'payouts:read',
} as const;
export type LogKind = keyof typeof LOG_KINDS;

const logEntry = z.object({
  /** Unique: 'change:12' or 'order:12'. */
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Login, 'shop' for jobs and the CLI, or a payment provider. */
  who: z.string(),
  /** A kind of record, or one of `LOG_KINDS`. */
  kind: z.string(),
  /** Id of the record; of an order its number. */
  record: z.string(),
  name: z.optional(z.union([z.string(), z.record(z.string(), z.string())])),
  action: z.enum(['created', 'changed', 'removed', 'restored']),
  /** Number of a change that `restoreRecord` takes. */
  change: z.nullable(z.number()),
  /** At most `MAX_CHANGES_SHOWN`. */
  changes: z.array(recordChange),
});
/** Act in the log of the shop: a change of a record, a step of an order, a sign-in of staff or an export. */
export type LogEntry = z.infer<typeof logEntry>;

export const staffLog = endpoint({
  name: 'staffLog',
  method: 'GET',
  path: '/api/manage/log',
  access: 'staff',
  query: z.object({
    token,
    /** First day, in the shop's time zone. */
    from: day,
    /** Last day, in the shop's time zone. */
    to: day,
    who: z.optional(z.string().check(z.maxLength(300))),
    kind: z.optional(kindName),
    /** Words in who or record, or an order number; an e-mail address also finds what was done to its account. */
    q: z.optional(z.string().check(z.maxLength(200))),
    page: z.optional(z.int().check(z.gte(1), z.lte(MAX_LOGGED))),
    size: z.optional(z.int().check(z.gte(1), z.lte(MAX_ROWS))),
  }),
  body: z.undefined(),
  result: z.object({
    items: z.array(logEntry),
    /** At most `MAX_LOGGED`. */
    total: z.number(),
    is_more: z.boolean(),
    /** Kinds that the caller may read. */
    kinds: z.array(z.string()),
  }),
  summary: `Returns who did what in the shop, newest first: changes of records, steps of orders, sign-ins of staff and exports; the newest ${String(MAX_LOGGED)} that match.`,
  chapter,
});

export const noteExport = endpoint({
  name: 'noteExport',
  method: 'POST',
  path: '/api/manage/exported',
  access: 'staff',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ list: kindName, rows: z.int().check(z.gte(0), z.lte(10_000_000)) }),
  result: z.object({ noted: z.literal(true) }),
  summary: 'Logs that the caller exported a list. Exports by link are logged automatically.',
  chapter,
});
