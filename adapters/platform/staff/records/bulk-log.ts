import * as z from 'zod/mini';
import { notFound } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { LoggedStaffChange } from '../../ports/staff/staff-changes';

const ENDING = '_bulk';

const head = z.object({ total: z.number(), set: z.unknown() });
const selection = z.object({ ids: z.array(z.string()) });
const faults = z.array(z.object({ field: z.string(), message: z.string() }));
const part = z.object({
  ...{ done: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number(), undone: z.number() },
  is_undo: z.boolean(),
  /** Log entry of the part to undo after this one; null if none is left. */
  previous: z.nullable(z.number()),
  items: z.array(z.object({ record: z.string(), changes: z.array(z.number()) })),
  refusals: z.array(z.object({ record: z.string(), errors: faults })),
});
export type BulkPart = z.infer<typeof part>;

const NOTHING_DONE: BulkPart = {
  ...{ done: 0, changed: 0, unchanged: 0, refused: 0, undone: 0 },
  ...{ is_undo: false, previous: null, items: [], refusals: [] },
};

export interface BulkHead {
  readonly id: number;
  readonly kind: string;
  readonly key: string;
  readonly at: number;
  readonly who: string;
  readonly total: number;
  readonly set: unknown;
}

export interface BulkState {
  /** Log entry of `part`; undefined before the first step. */
  readonly entry: number | undefined;
  readonly part: BulkPart;
}

interface Begun {
  readonly kind: string;
  readonly key: string;
  readonly ids: readonly string[];
  readonly set: unknown;
  readonly who: string;
  readonly at: number;
}

/** Logs what will be changed before anything is written, so that it can always be continued and undone. */
export async function logHead(db: Repositories, { kind, key, ids, set, ...author }: Begun): Promise<number> {
  const entry = { record: key, action: 'changed', ...author } as const;
  await db.staffChanges.add({ ...entry, kind: `${kind}${ENDING}_ids`, before: undefined, after: { ids } });
  return db.staffChanges.add({ ...entry, kind: `${kind}${ENDING}`, before: {}, after: { total: ids.length, set } });
}

export async function headOf(db: Repositories, id: number): Promise<BulkHead> {
  const logged = await db.staffChanges.byId(id);
  if (logged?.kind.endsWith(ENDING) !== true) throw notFound(`bulk edit ${String(id)} does not exist`);
  return headIn(logged);
}

/** @returns undefined if no bulk edit was started with this key */
export async function headByKey(
  db: Repositories,
  { kind, key }: Pick<BulkHead, 'key' | 'kind'>,
): Promise<BulkHead | undefined> {
  const logged = await db.staffChanges.lastOf(`${kind}${ENDING}`, key);
  return logged && headIn(logged);
}

/** Newest first. */
export async function headsOf(db: Repositories, kind: string, limit: number): Promise<readonly BulkHead[]> {
  const logged = await db.staffChanges.list({ kinds: [`${kind}${ENDING}`] }, { limit, offset: 0 });
  return logged.map(headIn);
}

function headIn({ id, kind, record, at, who, after }: LoggedStaffChange): BulkHead {
  return { id, kind: kind.slice(0, -ENDING.length), key: record, at, who, ...head.parse(after) };
}

export async function selectionOf(db: Repositories, { kind, key }: BulkHead): Promise<readonly string[]> {
  return selection.parse((await db.staffChanges.lastOf(`${kind}${ENDING}_ids`, key))?.after).ids;
}

export async function stateOf(db: Repositories, { kind, key }: BulkHead): Promise<BulkState> {
  const last = await db.staffChanges.lastOf(`${kind}${ENDING}_part`, key);
  return { entry: last?.id, part: last === undefined ? NOTHING_DONE : part.parse(last.after) };
}

/** Part that the next step of an undo takes back. */
export async function partToUndo(db: Repositories, { entry, part: last }: BulkState): Promise<BulkPart | undefined> {
  const id = last.is_undo ? last.previous : entry;
  const logged = id === null || id === undefined ? undefined : await db.staffChanges.byId(id);
  return logged && part.parse(logged.after);
}

export async function logPart(
  db: Repositories,
  { kind, key }: BulkHead,
  { who, at, after }: { readonly who: string; readonly at: number; readonly after: BulkPart },
): Promise<void> {
  const entry = { kind: `${kind}${ENDING}_part`, record: key, before: undefined, after, who, at };
  await db.staffChanges.add({ ...entry, action: after.is_undo ? 'restored' : 'changed' });
}

/** False as long as another step remains. */
export function isOver({ total }: BulkHead, { is_undo: isUndo, previous, done }: BulkPart): boolean {
  return isUndo ? previous === null : done >= total;
}
