import type { FieldError } from '../../../../core/contract';
import { isMembers, jsonChanges, type JsonChange, type Members } from '../../../../core/kernel/json-changes';
import { lookUp } from '../../../../core/kernel/look-up';
import { compareEdits, mergeEdits } from '../../../../core/manage/compare-edits';
import { ApiError, describeIssues, invalidInput, notFound, type KeptKind } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { RecordDocument } from '../../ports/record-store';
import type { LoggedStaffChange } from '../../ports/staff/staff-changes';
import { checked, filled, found, nameOf, normalOf } from './record-steps';

/** Change of a record as part of a bulk edit. */
export interface RecordEdit {
  readonly kept: KeptKind;
  readonly id: string;
  readonly change: (document: RecordDocument) => RecordDocument;
}

export interface PlannedEdit {
  readonly kept: KeptKind;
  readonly id: string;
  readonly before: RecordDocument;
  readonly after: RecordDocument;
}

/**
 * Plans an edit with all rules of a single save.
 * @returns undefined if nothing changes
 * @throws ApiError as a save
 */
export async function planEdit(db: Repositories, { kept, id, change }: RecordEdit): Promise<PlannedEdit | undefined> {
  const before = await found(db, kept, id);
  const given = change(before);
  if (jsonChanges(before, given).length === 0) return undefined;
  const parsed = kept.kind.save.body.shape.document.safeParse(given, { reportInput: true });
  if (!parsed.success) throw invalidInput(describeIssues(parsed.error.issues));
  const after = filled(kept, await normalOf(kept, parsed.data), before);
  await checked(db, kept, after, before);
  return jsonChanges(before, after).length === 0 ? undefined : { kept, id, before, after };
}

interface Author {
  readonly who: string;
  readonly at: number;
  readonly action: LoggedStaffChange['action'];
}

/** @returns id in the log of changes */
export async function writeEdit(
  db: Repositories,
  { kept, id, before, after }: PlannedEdit,
  { who, at, action }: Author,
): Promise<number> {
  await kept.store.change(db, id, after, before);
  const record = nameOf(kept, id, before);
  return db.staffChanges.add({ kind: kept.kind.kind, record, action, before, after, who, at });
}

/**
 * Plans the undo of a logged change, keeping what was changed since.
 * @returns the plan, and why members stay as they are
 * @throws ApiError as a save
 */
export async function planUndo(
  db: Repositories,
  kinds: readonly KeptKind[],
  change: number,
): Promise<{ readonly plan: PlannedEdit | undefined; readonly overtaken: readonly FieldError[] }> {
  const logged = await db.staffChanges.byId(change);
  const kept = kinds.find(({ kind }) => kind.kind === logged?.kind);
  if (logged === undefined || kept === undefined) throw notFound(`change ${String(change)} does not exist`);
  const { before, after, record } = logged;
  const now = await found(db, kept, record);
  const { restored, overtaken } = takenBack({ before, after, now });
  const plan = await planEdit(db, { kept, id: record, change: () => restored });
  return { plan, overtaken: overtaken.map((path) => ({ field: path, message: `${path} was changed since` })) };
}

interface Versions {
  readonly before: unknown;
  readonly after: unknown;
  readonly now: RecordDocument;
}

/** Takes back each member that is still as the change left it; variants and categories are compared one by one. */
function takenBack({ before, after, now }: Versions): {
  readonly restored: RecordDocument;
  readonly overtaken: readonly string[];
} {
  const [base, theirs, yours] = [after, now, before].map((one) => (isMembers(one) ? withKeys(one) : {}));
  if (base === undefined || theirs === undefined || yours === undefined) return { restored: now, overtaken: [] };
  const compared = compareEdits(base, theirs, yours);
  const overtaken = compared.both.map(({ path }) => path);
  const keep = Object.fromEntries(overtaken.map((path) => [path, 'theirs'] as const));
  const merged = withLists(mergeEdits({ theirs, yours }, compared, keep), now);
  // The state of stock follows its units.
  const isSold = overtaken.includes('qty') && 'in_stock' in now;
  return {
    restored: isSold ? { ...merged, in_stock: now['in_stock'] } : merged,
    overtaken: overtaken.map((path) => path.replaceAll(DOT, '.')),
  };
}

/** Paths are separated by dots, which a SKU may contain. */
const DOT = '\u{2024}';

function withKeys(document: Members): Members {
  const { variants, category_ids: categories } = document;
  return {
    ...document,
    ...(Array.isArray(variants) && {
      variants: Object.fromEntries(
        variants.map((one: { readonly sku: string }) => [one.sku.replaceAll('.', DOT), one] as const),
      ),
    }),
    ...(Array.isArray(categories) && { category_ids: Object.fromEntries(categories.map((id) => [String(id), true])) }),
  };
}

/** Turns keyed members back into lists, in their current order. */
function withLists(keyed: Members, { variants, category_ids: categories }: RecordDocument): RecordDocument {
  const ofCategories = keyed['category_ids'];
  const kept = isMembers(ofCategories) ? Object.keys(ofCategories).map(Number) : [];
  const order = Array.isArray(categories) ? categories.map(Number) : [];
  const bySku = keyed['variants'];
  return {
    ...keyed,
    ...(Array.isArray(variants) && {
      variants: variants.map((one: { readonly sku: string }) =>
        isMembers(bySku) ? (lookUp(bySku, one.sku.replaceAll('.', DOT)) ?? one) : one,
      ),
    }),
    ...(Array.isArray(categories) && {
      category_ids: [...order.filter((id) => kept.includes(id)), ...kept.filter((id) => !order.includes(id))],
    }),
  };
}

/** Changes of a plan; list entries with a SKU are named by it, and stock by its SKU. */
export function changesOfEdit({ kept, id, before, after }: PlannedEdit): readonly JsonChange[] {
  const path = kept.kind.kind === 'stock_level' ? `stock.${id}` : '';
  return jsonChanges(bySku(before), bySku(after), path);
}

function bySku(document: RecordDocument): RecordDocument {
  const { variants } = document;
  if (!Array.isArray(variants)) return document;
  const named = variants.map((variant: { readonly sku: string }) => [variant.sku, variant] as const);
  return { ...document, variants: Object.fromEntries(named) };
}

/** Reasons of a refusal; other errors are thrown. */
export function faultsOf(error: unknown): readonly FieldError[] {
  if (!(error instanceof ApiError)) throw error;
  return error.meta?.errors ?? [{ field: '', message: error.message }];
}
