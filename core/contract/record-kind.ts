import * as z from 'zod/mini';
import { endpoint, refusal } from './endpoint';
import type { Permission } from './permissions';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
const id = z.string().check(z.minLength(1), z.maxLength(200));
const version = z.string().check(z.minLength(1), z.maxLength(64));
/** Rows of a page of a list; no more are given at once. */
export const MOST_ROWS = 200;
const page = {
  /** From 1 on. */
  page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  size: z.optional(z.int().check(z.gte(1), z.lte(MOST_ROWS))),
};

/** One member that is another than before. */
export const recordChange = z.object({ path: z.string(), from: z.unknown(), to: z.unknown() });
/** Who changed something last, and when (ISO 8601). */
const lastChange = z.nullable(z.object({ at: z.string(), who: z.string() }));

/** The record was changed since: nothing was saved. What it is now comes along, so that both can be shown. */
export const recordConflict = refusal('record_changed', 409, {
  data: z.object({ version: z.string(), document: z.unknown(), changed: lastChange }),
});
/** There is one of this name already. */
export const recordExists = refusal('exists', 409);
/** Something needs it, as the message says. */
export const recordInUse = refusal('in_use', 409);

/** What staff keeps, of one kind. */
export interface RecordKindInit<
  D extends z.ZodMiniObject,
  R extends z.ZodMiniObject,
  F extends Readonly<Record<string, z.ZodMiniType>>,
> {
  /** In the singular, in snake case: 'coupon'. */
  readonly kind: string;
  /** Its plural: 'coupons'. */
  readonly plural: string;
  /** What is edited. Nothing that it does not name is kept. */
  readonly document: D;
  /** What a list shows of it besides its id. */
  readonly row: R;
  /** By what a list can be filtered. */
  readonly filters: F;
  /** Members of a row that a list can be sorted by. */
  readonly sorts: readonly [string, ...string[]];
  readonly read: Permission;
  readonly write: Permission;
}

/**
 * The calls by which staff keeps things of a kind: list, show, save, remove. A change names the version that it was made from: where there is another one by
 * now nothing is saved, and the answer 409 'record_changed' shows both (A §6; no save over another unseen).
 */
export function recordKind<D extends z.ZodMiniObject, R extends z.ZodMiniObject, F extends Shape>(
  init: RecordKindInit<D, R, F>,
) {
  const record = z.object({ id: z.string(), version: z.string(), document: init.document, changed: lastChange });
  return { kind: init.kind, init, ...reads(init, record), ...writes(init, record) };
}

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Where the calls of a kind are served. */
function pathOf(name: string): string {
  return `/api/manage/${name.replaceAll('_', '-')}`;
}

function reads<D extends z.ZodMiniObject, R extends z.ZodMiniObject, F extends Shape, S extends z.ZodMiniObject>(
  { kind, plural, row, filters, sorts, read }: RecordKindInit<D, R, F>,
  record: S,
) {
  const sort = z.optional(z.enum(sorts.flatMap((name) => [`${name}:asc`, `${name}:desc`])));
  const common = { method: 'GET', access: 'staff', permission: read, body: z.undefined(), chapter } as const;
  return {
    list: endpoint({
      ...common,
      name: `managed${upper(plural)}`,
      path: pathOf(plural),
      query: z.object({ token, q: z.optional(z.string().check(z.maxLength(200))), sort, ...page, ...filters }),
      result: z.object({ items: z.array(z.object({ id: z.string(), ...row.shape })), total: z.number() }),
      summary: `Lists ${words(plural)}: search, filters, order, pages.`,
    }),
    show: endpoint({
      ...common,
      name: `managed${upper(kind)}`,
      path: pathOf(kind),
      query: z.object({ token, id }),
      result: record,
      summary: `One of the ${words(plural)}, with the version that a change of it names.`,
    }),
  };
}

function writes<D extends z.ZodMiniObject, R extends z.ZodMiniObject, F extends Shape, S extends z.ZodMiniObject>(
  { kind, plural, document, write }: RecordKindInit<D, R, F>,
  record: S,
) {
  const query = z.object({ token });
  const common = { method: 'POST', access: 'staff', permission: write, bodyKind: 'json', query, chapter } as const;
  return {
    save: endpoint({
      ...common,
      name: `save${upper(kind)}`,
      path: pathOf(kind),
      body: z.object({
        /** Left out for a new one. */
        id: z.optional(id),
        /** What the change was made from; must be there where `id` is. */
        version: z.optional(version),
        document,
        /** The last change as it was read: a record may be sent back as it came. Nothing follows from it. */
        changed: z.optional(z.unknown()),
        /** Says what would change, and changes nothing. */
        dry_run: z.optional(z.boolean()),
      }),
      result: z.extend(record, { changes: z.array(recordChange) }),
      refusals: [recordConflict, recordExists, recordInUse],
      summary: `Saves one of the ${words(plural)}, or makes a new one.`,
    }),
    remove: endpoint({
      ...common,
      name: `remove${upper(kind)}`,
      path: `${pathOf(kind)}-remove`,
      body: z.object({ id, version }),
      result: z.object({ removed: z.literal(true) }),
      refusals: [recordConflict, recordInUse],
      summary: `Removes one of the ${words(plural)}; it can be restored.`,
    }),
  };
}
/** The calls of any kind. */
export type RecordKind<D extends z.ZodMiniObject = z.ZodMiniObject, R extends z.ZodMiniObject = z.ZodMiniObject> = Omit<
  ReturnType<typeof recordKind<D, R, Readonly<Record<string, z.ZodMiniType>>>>,
  'init'
>;

const change = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  /** A login, or 'shop' for its command line. */
  who: z.string(),
  kind: z.string(),
  record: z.string(),
  /** What it was called then, where its id is not its name: the same everywhere, or in each language. */
  name: z.optional(z.union([z.string(), z.record(z.string(), z.string())])),
  action: z.enum(['created', 'changed', 'removed', 'restored']),
  changes: z.array(recordChange),
});
/** A change that somebody of the staff made to a record: when, who, and what was there before. */
export type StaffChange = z.infer<typeof change>;

/** Of kinds that the caller may read; the newest first. */
export const staffChanges = endpoint({
  name: 'staffChanges',
  method: 'GET',
  path: '/api/manage/changes',
  access: 'staff',
  query: z.object({
    token,
    kind: z.optional(z.string().check(z.maxLength(64))),
    record: z.optional(id),
    who: z.optional(z.string().check(z.maxLength(300))),
    ...page,
  }),
  body: z.undefined(),
  result: z.object({ items: z.array(change), total: z.number() }),
  summary: 'Who changed what and when.',
  chapter,
});

/** Takes the caller that may save the kind. What it was before this change is saved again, as a change of its own. */
export const restoreRecord = endpoint({
  name: 'restoreRecord',
  method: 'POST',
  path: '/api/manage/restore',
  access: 'staff',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({
    /** Number of the change to go back behind. */
    change: z.int().check(z.gte(1)),
    /** What the record is now; left out where it is removed. */
    version: z.optional(version),
  }),
  result: z.object({ kind: z.string(), record: z.string(), version: z.nullable(z.string()) }),
  refusals: [recordConflict, recordExists, recordInUse],
  summary: 'Undoes a change of staff: what was there before it is there again.',
  chapter,
});

/** 'shipping_method' as a part of a name: 'ShippingMethod'. */
function upper(text: string): string {
  return text.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function words(text: string): string {
  return text.replaceAll('_', ' ');
}
