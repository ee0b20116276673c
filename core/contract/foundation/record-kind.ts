import * as z from 'zod/mini';
import { endpoint, refusal } from './endpoint';
import type { Permission } from './permissions';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
const id = z.string().check(z.minLength(1), z.maxLength(200));
const version = z.string().check(z.minLength(1), z.maxLength(64));
export const MAX_ROWS = 200;
const page = {
  page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  size: z.optional(z.int().check(z.gte(1), z.lte(MAX_ROWS))),
};

export const recordChange = z.object({ path: z.string(), from: z.unknown(), to: z.unknown() });
const lastChange = z.nullable(z.object({ at: z.string(), who: z.string() }));

/** Includes the current record, so that both versions can be shown. */
export const recordConflict = refusal('record_changed', 409, {
  data: z.object({ version: z.string(), document: z.unknown(), changed: lastChange }),
});
export const recordExists = refusal('exists', 409);
export const recordInUse = refusal('in_use', 409);

export interface RecordKindInit<
  D extends z.ZodMiniObject,
  R extends z.ZodMiniObject,
  F extends Readonly<Record<string, z.ZodMiniType>>,
> {
  readonly kind: string;
  readonly plural: string;
  /** Unnamed members are dropped. */
  readonly document: D;
  readonly row: R;
  readonly filters: F;
  readonly sorts: readonly [string, ...string[]];
  readonly read: Permission;
  readonly write: Permission;
}

/** Declares list, show, save and remove calls with optimistic locking: stale versions get 409 'record_changed'. */
export function recordKind<D extends z.ZodMiniObject, R extends z.ZodMiniObject, F extends Shape>(
  init: RecordKindInit<D, R, F>,
) {
  const record = z.object({ id: z.string(), version: z.string(), document: init.document, changed: lastChange });
  return { kind: init.kind, init, ...reads(init, record), ...writes(init, record) };
}

type Shape = Readonly<Record<string, z.ZodMiniType>>;

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
      summary: `Lists ${words(plural)}, with search, filters, sorting and paging.`,
    }),
    show: endpoint({
      ...common,
      name: `managed${upper(kind)}`,
      path: pathOf(kind),
      query: z.object({ token, id }),
      result: record,
      summary: `Returns one of the ${words(plural)} with its version for changes.`,
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
        id: z.optional(id),
        /** Required with `id`. */
        version: z.optional(version),
        document,
        /** Accepted and ignored, so that a record can be sent back as read. */
        changed: z.optional(z.unknown()),
        dry_run: z.optional(z.boolean()),
      }),
      result: z.extend(record, { changes: z.array(recordChange) }),
      refusals: [recordConflict, recordExists, recordInUse],
      summary: `Saves one of the ${words(plural)}, or creates a new one.`,
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
export type RecordKind<D extends z.ZodMiniObject = z.ZodMiniObject, R extends z.ZodMiniObject = z.ZodMiniObject> = Omit<
  ReturnType<typeof recordKind<D, R, Readonly<Record<string, z.ZodMiniType>>>>,
  'init'
>;

const change = z.object({
  id: z.number(),
  /** ISO 8601. */
  at: z.string(),
  /** Login, or 'shop' for the CLI. */
  who: z.string(),
  kind: z.string(),
  record: z.string(),
  name: z.optional(z.union([z.string(), z.record(z.string(), z.string())])),
  action: z.enum(['created', 'changed', 'removed', 'restored']),
  changes: z.array(recordChange),
});
/** Change made by staff, with the previous values. */
export type StaffChange = z.infer<typeof change>;

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
  summary: 'Returns changes with author and time.',
  chapter,
});

/** Requires write permission; the restore is recorded as a new change. */
export const restoreRecord = endpoint({
  name: 'restoreRecord',
  method: 'POST',
  path: '/api/manage/restore',
  access: 'staff',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({
    change: z.int().check(z.gte(1)),
    version: z.optional(version),
  }),
  result: z.object({ kind: z.string(), record: z.string(), version: z.nullable(z.string()) }),
  refusals: [recordConflict, recordExists, recordInUse],
  summary: 'Undoes a staff change by restoring the previous state.',
  chapter,
});

function upper(text: string): string {
  return text.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function words(text: string): string {
  return text.replaceAll('_', ' ');
}
