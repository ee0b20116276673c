import type { BulkReport } from '../../../../core/contract';
import { bulkEditUndone } from '../../../../core/contract/staff/manage-bulk-edits';
import { recordName } from '../../../../core/manage/record-name';
import { nextTurn, refuse, type KeptKind } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { RecordDocument } from '../../ports/record-store';
import type { BulkKind } from './bulk-kinds';
import { logPart, partToUndo, stateOf, type BulkHead, type BulkPart } from './bulk-log';
import { changesOfEdit, faultsOf, planEdit, planUndo, writeEdit, type PlannedEdit } from './edit-records';
import { lockAll } from './record-steps';

/** Limits of a unit of work, so that other writers wait for a fraction of a second. A record is never split. */
const UNIT = { records: 20, edits: 200, ms: 100 };

export type Rows = Pick<BulkReport, 'items' | 'refusals'>;

export interface Unit extends Rows {
  readonly part: BulkPart;
  readonly written: readonly PlannedEdit[];
}

interface Work {
  readonly head: BulkHead;
  readonly who: string;
  readonly at: number;
  readonly now: () => number;
}

const NO_ROWS: Rows = { items: [], refusals: [] };

/** Plans the edits of records without writing them; each is read on its own, so that nobody waits. */
export async function trial(
  database: Pick<Database, 'read'>,
  bulk: BulkKind,
  { ids, set }: { readonly ids: readonly string[]; readonly set: unknown },
): Promise<Rows> {
  const rows = emptyRows();
  for (const id of ids) {
    await database.read((db) => planned(db, bulk, { id, set, rows }));
    await nextTurn();
  }
  return rows;
}

function emptyRows(): { items: BulkReport['items']; refusals: BulkReport['refusals'] } {
  return { items: [], refusals: [] };
}

interface Planning {
  readonly id: string;
  readonly set: unknown;
  readonly rows: ReturnType<typeof emptyRows>;
}

/** Plans the edits of a record, all or none, and reports them. */
async function planned(db: Repositories, bulk: BulkKind, { id, set, rows }: Planning): Promise<readonly PlannedEdit[]> {
  try {
    const plans: PlannedEdit[] = [];
    for (const edit of await bulk.edits(db, id, set)) {
      const plan = await planEdit(db, edit);
      if (plan !== undefined) plans.push(plan);
    }
    const [first] = plans;
    if (first === undefined) return plans;
    const own = first.kept === bulk.kept ? first.before : await bulk.kept.store.read(db, id);
    rows.items.push({ record: id, ...named(bulk.kept, own), changes: plans.flatMap(changesOfEdit) });
    return plans;
  } catch (error) {
    rows.refusals.push({
      record: id,
      ...named(bulk.kept, await bulk.kept.store.read(db, id)),
      errors: [...faultsOf(error)],
    });
    return [];
  }
}

function named({ kind }: KeptKind, document: RecordDocument | undefined): Pick<BulkReport['items'][number], 'name'> {
  const name = recordName(kind.kind, document);
  return name === undefined ? {} : { name: typeof name === 'string' ? name : { ...name } };
}

/** Applies the next records, in one unit of work. @throws ApiError 409 'bulk_edit_undone' */
export async function applied(
  db: Repositories,
  bulk: BulkKind,
  { head, ids, who, at, now }: Work & { readonly ids: readonly string[] },
): Promise<Unit> {
  await db.staffChanges.lock('bulk', head.key);
  const { entry, part: last } = await stateOf(db, head);
  if (last.is_undo) throw refuse(bulkEditUndone, `Bulk edit ${String(head.id)} was undone: start a new one`);
  const next = await lockedRecords(db, bulk, { ids: ids.slice(last.done, last.done + UNIT.records), set: head.set });
  if (next.length === 0) return { part: last, written: [], ...NO_ROWS };
  const rows = emptyRows();
  const items: BulkPart['items'] = [];
  const written: PlannedEdit[] = [];
  let done = 0;
  for (const id of next) {
    if (done > 0 && now() - at >= UNIT.ms) break;
    done += 1;
    const changes: number[] = [];
    for (const plan of await planned(db, bulk, { id, set: head.set, rows })) {
      changes.push(await writeEdit(db, plan, { who, at, action: 'changed' }));
      written.push(plan);
    }
    if (changes.length > 0) items.push({ record: id, changes });
    await nextTurn();
  }
  const refused = rows.refusals.length;
  const part: BulkPart = {
    ...last,
    ...{ done: last.done + done, changed: last.changed + items.length, refused: last.refused + refused },
    unchanged: last.unchanged + done - items.length - refused,
    ...{ previous: entry ?? null, items, refusals: rows.refusals.map(({ record, errors }) => ({ record, errors })) },
  };
  await logPart(db, head, { who, at, after: part });
  return { part, written, ...rows };
}

/** Locks the next records and what is edited with them. */
async function lockedRecords(
  db: Repositories,
  bulk: BulkKind,
  { ids, set }: { readonly ids: readonly string[]; readonly set: unknown },
): Promise<readonly string[]> {
  await lockAll(db, ids.map((id) => ({ kept: bulk.kept, id }))); // prettier-ignore
  const edits = [];
  for (const id of ids) edits.push(await editsOf(db, bulk, { id, set }));
  const count = recordsOfUnit(edits.map(({ length }) => length));
  await lockAll(db, edits.slice(0, count).flat().filter(({ kept }) => kept !== bulk.kept)); // prettier-ignore
  return ids.slice(0, count);
}

/** @returns no edits of a record that is refused; its plan reports why */
async function editsOf(db: Repositories, bulk: BulkKind, { id, set }: { readonly id: string; readonly set: unknown }) {
  try {
    return await bulk.edits(db, id, set);
  } catch (error) {
    faultsOf(error);
    return [];
  }
}

/** Returns how many of the next records fit into a unit of work, at least one. Pure. @param edits edits of each */
export function recordsOfUnit(edits: readonly number[]): number {
  let sum = 0;
  const full = edits.findIndex((count, at) => {
    sum += count;
    return at > 0 && sum > UNIT.edits;
  });
  return full === -1 ? edits.length : full;
}

/** Takes the newest part back, in one unit of work. */
export async function undone(db: Repositories, kinds: readonly KeptKind[], { head, who, at }: Work): Promise<Unit> {
  await db.staffChanges.lock('bulk', head.key);
  const state = await stateOf(db, head);
  if (state.part.is_undo && state.part.previous === null) return { part: state.part, written: [], ...NO_ROWS };
  const earlier = await partToUndo(db, state);
  const rows = emptyRows();
  const written: PlannedEdit[] = [];
  await lockAll(db, await recordsOf(db, kinds, earlier?.items.flatMap(({ changes }) => changes) ?? []));
  for (const { record, changes } of earlier?.items ?? []) {
    const plans: PlannedEdit[] = [];
    const errors = [];
    for (const change of changes) {
      try {
        const { plan, overtaken } = await planUndo(db, kinds, change);
        errors.push(...overtaken);
        if (plan === undefined) continue;
        await writeEdit(db, plan, { who, at, action: 'restored' });
        plans.push(plan);
      } catch (error) {
        errors.push(...faultsOf(error));
      }
    }
    if (plans.length > 0) rows.items.push({ record, changes: plans.flatMap(changesOfEdit) });
    if (errors.length > 0) rows.refusals.push({ record, errors });
    written.push(...plans);
    await nextTurn();
  }
  const part: BulkPart = {
    ...state.part,
    ...{ undone: state.part.undone + (earlier?.items.length ?? 0), is_undo: true },
    ...{ previous: earlier?.previous ?? null, items: [], refusals: rows.refusals },
  };
  await logPart(db, head, { who, at, after: part });
  return { part, written, ...rows };
}

async function recordsOf(db: Repositories, kinds: readonly KeptKind[], changes: readonly number[]) {
  const records = [];
  for (const change of changes) {
    const logged = await db.staffChanges.byId(change);
    const kept = kinds.find(({ kind }) => kind.kind === logged?.kind);
    if (logged !== undefined && kept !== undefined) records.push({ kept, id: logged.record });
  }
  return records;
}
