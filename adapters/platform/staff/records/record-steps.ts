import type { FieldError } from '../../../../core/contract';
import { lookUp } from '../../../../core/kernel/look-up';
import { remember } from '../../../../core/kernel/async/remember';
import { sameJson } from '../../../../core/kernel/same-json';
import { invalidInput, notFound, type KeptKind } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { RecordDocument } from '../../ports/record-store';

export async function normalOf({ store }: KeptKind, document: RecordDocument): Promise<RecordDocument> {
  return (await store.normal?.(document)) ?? document;
}

export function filled(
  { store }: KeptKind,
  document: RecordDocument,
  before: RecordDocument | undefined,
): RecordDocument {
  return before === undefined ? document : (store.filled?.(document, before) ?? document);
}

export function nameOf({ store }: KeptKind, id: string, document: RecordDocument): string {
  return store.idOf?.(document) ?? id;
}

export function lock(db: Repositories, kept: KeptKind, id: string): Promise<void> {
  return lockAll(db, [{ kept, id }]);
}

/** Locks records in a fixed order, which prevents deadlocks: by kind and id, then what their kinds overwrite. */
export async function lockAll(
  db: Repositories,
  records: readonly { readonly kept: KeptKind; readonly id: string }[],
): Promise<void> {
  const names = records.map(({ kept, id }) => [kept.kind.kind, id] as const);
  const inOrder = names.toSorted(([kind, id], [other, otherId]) => compare(kind, other) || compare(id, otherId));
  for (const [kind, id] of inOrder) await db.staffChanges.lock(kind, id);
  for (const { store } of new Set(records.map(({ kept }) => kept))) await store.lock?.(db);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

export async function found(db: Repositories, { kind, store }: KeptKind, id: string): Promise<RecordDocument> {
  const document = await store.read(db, id);
  if (document === undefined) throw notFound(`${kind.kind} ${id} does not exist`);
  return document;
}

export async function checked(
  db: Repositories,
  kept: KeptKind,
  document: RecordDocument,
  before: RecordDocument | undefined,
): Promise<void> {
  const made = await faultsMade(db, kept, document, before);
  if (made.length > 0) throw invalidInput([...made]);
}

/** Members of a document that are compared once. */
const MAX_MEMBERS = 100;

/** Returns the faults of a document, without those that the stored record has in unchanged members. */
export async function faultsMade(
  db: Repositories,
  { store }: KeptKind,
  document: RecordDocument,
  before: RecordDocument | undefined,
): Promise<readonly FieldError[]> {
  const errors = (await store.check?.(db, document, before)) ?? [];
  if (errors.length === 0) return [];
  const isLenient = before !== undefined && store.leavesOlderFaults === true;
  const known = isLenient ? ((await store.check?.(db, before, before)) ?? []) : [];
  const older = new Set(known.map(keyOf));
  const isUnchanged = remember(
    (member): boolean => sameJson(lookUp(document, member), lookUp(before ?? {}, member)),
    MAX_MEMBERS,
  );
  return errors.filter((error) => !isOlder(error, { older, isUnchanged }));
}

function keyOf({ field, message }: FieldError): string {
  return JSON.stringify([field, message]);
}

/** True for a fault that the stored record has in a member that the save does not change. */
function isOlder(
  error: FieldError,
  { older, isUnchanged }: { readonly older: ReadonlySet<string>; readonly isUnchanged: (member: string) => boolean },
): boolean {
  const [member = ''] = error.field.split(/[.[]/);
  return older.has(keyOf(error)) && isUnchanged(member);
}
