import * as z from 'zod/mini';
import { productChanges, reviewChanges } from '../catalogue/bulk-changes';
import { productRecords } from '../catalogue/manage-products';
import { reviewRecords } from '../catalogue/manage-reviews';
import { endpoint, refusal } from '../foundation/endpoint';
import { recordChange, type RecordKindInit } from '../foundation/record-kind';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
/** Maximum number of records per bulk edit. */
export const MAX_BULK_RECORDS = 20_000;
/** Records per page of a preview. */
export const BULK_PREVIEW_ROWS = 50;

const name = z.optional(z.union([z.string(), z.record(z.string(), z.string())]));
const errors = z.array(z.object({ field: z.string(), message: z.string() }));

export const bulkReport = z.object({
  /** null in a preview. */
  id: z.nullable(z.number()),
  /** Selected records. */
  total: z.number(),
  /** Records processed so far, in the order of selection. */
  done: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  /** Records that the undo has processed, of those changed. */
  undone: z.number(),
  /** False as long as another step remains. */
  is_over: z.boolean(),
  /** Records changed by this step. */
  items: z.array(z.object({ record: z.string(), name, changes: z.array(recordChange) })),
  /** Records that this step refused, for the same reasons as a single save. */
  refusals: z.array(z.object({ record: z.string(), name, errors })),
});
/** Progress of a bulk edit, with the records of the last step. */
export type BulkReport = z.infer<typeof bulkReport>;

export const bulkEdit = z.object({
  id: z.number(),
  kind: z.string(),
  /** ISO 8601. */
  at: z.string(),
  who: z.string(),
  set: z.unknown(),
  ...{ total: z.number(), done: z.number(), changed: z.number(), refused: z.number(), undone: z.number() },
  is_over: z.boolean(),
  /** True once its undo has begun. */
  is_undone: z.boolean(),
});
/** Bulk edit in the list of recent ones. */
export type BulkEdit = z.infer<typeof bulkEdit>;

/** A bulk edit whose undo has begun cannot be continued. */
export const bulkEditUndone = refusal('bulk_edit_undone', 409);
/** The number of selected records differs from that of the preview. */
export const bulkSelectionChanged = refusal('bulk_selection_changed', 409);

interface BulkInit<S extends z.ZodMiniType, F extends Readonly<Record<string, z.ZodMiniType>>> {
  readonly init: RecordKindInit<z.ZodMiniObject, z.ZodMiniObject, F>;
  readonly set: S;
  readonly name: string;
}

function startOf<S extends z.ZodMiniType, F extends Readonly<Record<string, z.ZodMiniType>>>({
  init: { kind, plural, filters, write },
  set,
  name: called,
}: BulkInit<S, F>) {
  const filter = z.strictObject({ q: z.optional(z.string().check(z.maxLength(200))), ...filters });
  const ids = z.array(z.string().check(z.minLength(1), z.maxLength(200)));
  return endpoint({
    name: called,
    method: 'POST',
    path: `/api/manage/${kind}-bulk`,
    access: 'staff',
    permission: write,
    bodyKind: 'json',
    query: z.object({ token }),
    body: z
      .object({
        ids: z.optional(ids.check(z.minLength(1), z.maxLength(MAX_BULK_RECORDS))),
        /** All records that match, as in the list. */
        filter: z.optional(filter),
        set,
        /** Returns a page of differences. */
        dry_run: z.optional(z.boolean()),
        page: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
        /** Idempotency key, 8–64 characters: repeated calls with it start one bulk edit. */
        key: z.optional(z.string().check(z.minLength(8), z.maxLength(64))),
        /** Expected number of records, as in the preview; a mismatch fails with `bulk_selection_changed`. */
        total: z.optional(z.int().check(z.gte(0))),
      })
      .check(
        z.refine((body) => (body.ids === undefined) !== (body.filter === undefined), {
          error: 'must have either ids or filter',
          path: ['ids'],
        }),
      ),
    result: bulkReport,
    refusals: [bulkSelectionChanged],
    summary: `Starts the same change of many ${plural}; with dry_run returns the differences.`,
    chapter,
  });
}

/** Applied in steps by `continueBulkEdit`, so that pages stay fast. */
export const bulkEditProducts = startOf({ init: productRecords.init, set: productChanges, name: 'bulkEditProducts' });
export const bulkEditReviews = startOf({ init: reviewRecords.init, set: reviewChanges, name: 'bulkEditReviews' });

/** Kinds of records that can be edited in bulk. */
export const BULK_STARTS = { product: bulkEditProducts, review: bulkEditReviews } as const;
export type BulkEditKind = keyof typeof BULK_STARTS;

const step = {
  method: 'POST',
  access: 'staff',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id: z.int().check(z.gte(1)) }),
  result: bulkReport,
  chapter,
} as const;

export const continueBulkEdit = endpoint({
  ...step,
  name: 'continueBulkEdit',
  path: '/api/manage/bulk-continue',
  refusals: [bulkEditUndone],
  summary: 'Applies the next step of a bulk edit in one transaction; repeat until is_over.',
});

export const undoBulkEdit = endpoint({
  ...step,
  name: 'undoBulkEdit',
  path: '/api/manage/bulk-undo',
  summary: 'Undoes a step of a bulk edit, except values that have been changed since; repeat until is_over.',
});

export const bulkEdits = endpoint({
  name: 'bulkEdits',
  method: 'GET',
  path: '/api/manage/bulk-edits',
  access: 'staff',
  query: z.object({ token, kind: z.enum(['product', 'review']) }),
  body: z.undefined(),
  result: z.object({ items: z.array(bulkEdit) }),
  summary: 'Returns recent bulk edits with their progress, newest first.',
  chapter,
});
