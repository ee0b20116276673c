import {
  recordConflict,
  recordInUse,
  type restoreRecord,
  type StaffChange,
} from '../../../../core/contract/foundation/record-kind';
import type { ResultOf } from '../../../../core/contract';
import { jsonChanges } from '../../../../core/kernel/json-changes';
import {
  invalidField,
  notFound,
  refuse,
  type ApiError,
  versionOf,
  type Settings,
  type KeptKind,
} from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { LoggedStaffChange } from '../../ports/staff/staff-changes';
import type { RecordDocument } from '../../ports/record-store';
import { checked, filled, found, lock, nameOf, normalOf } from './record-steps';

export interface SavedRecord {
  readonly id: string;
  readonly version: string;
  readonly document: RecordDocument;
  readonly changed: { readonly at: string; readonly who: string } | null;
  readonly changes: StaffChange['changes'];
}

interface SaveInput {
  readonly id?: string | undefined;
  readonly version?: string | undefined;
  readonly document: RecordDocument;
  readonly dry_run?: boolean | undefined;
}

type Action = LoggedStaffChange['action'];

/** Edits records with optimistic locking and an undo log, in one transaction. */
export class RecordAdmin {
  constructor(private readonly services: { readonly database: Database; readonly settings: Settings }) {}

  show(kept: KeptKind, id: string): Promise<Omit<SavedRecord, 'changes'>> {
    return this.services.database.read(async (db) => shownOf(db, kept, id, await found(db, kept, id)));
  }

  /** @param who author for the log @throws ApiError 400, 404, 409 'record_changed', 'exists' */
  async save(kept: KeptKind, given: SaveInput, who: string): Promise<SavedRecord> {
    const input = { ...given, document: await normalOf(kept, given.document) };
    const saved = await (input.dry_run === true ? this.#tried(kept, input) : this.#kept(kept, input, who));
    if (input.dry_run !== true && saved.changes.length > 0) await kept.store.changed?.(saved.id);
    return saved;
  }

  /** @throws ApiError 404, 409 'record_changed', 'in_use' */
  async remove(kept: KeptKind, input: { readonly id: string; readonly version: string }, who: string): Promise<void> {
    await this.services.database.write(async (db) => {
      await lock(db, kept, input.id);
      const before = await found(db, kept, input.id);
      await mustBe(db, kept, { ...input, document: before });
      await this.#remove(db, kept, nameOf(kept, input.id, before), before, who);
    }, 'power');
    await kept.store.changed?.(input.id);
  }

  /** Restores the state before a change. @throws ApiError 404, 409 */
  async restore(
    kept: KeptKind,
    input: { readonly change: number; readonly version?: string | undefined },
    who: string,
  ): Promise<ResultOf<typeof restoreRecord>> {
    const restored = await this.services.database.write(async (db) => {
      const logged = await db.staffChanges.byId(input.change);
      if (logged?.kind !== kept.kind.kind) throw notFound(`change ${String(input.change)} does not exist`);
      await lock(db, kept, logged.record);
      const now = await kept.store.read(db, logged.record);
      if (now !== undefined) await mustBe(db, kept, { id: logged.record, version: input.version, document: now });
      const id = await this.#goBack(db, kept, { logged, now, who });
      const document = await kept.store.read(db, id);
      return { kind: logged.kind, record: id, version: document === undefined ? null : versionOf(document) };
    }, 'power');
    await kept.store.changed?.(restored.record);
    return restored;
  }

  async #goBack(
    db: Repositories,
    kept: KeptKind,
    {
      logged,
      now,
      who,
    }: { readonly logged: LoggedStaffChange; readonly now: RecordDocument | undefined; readonly who: string },
  ): Promise<string> {
    const { before, record } = logged;
    if (before === undefined) {
      if (now !== undefined) await this.#remove(db, kept, record, now, who);
      return record;
    }
    const document = filled(kept, await normalOf(kept, documentOf(kept, before)), now);
    await checked(db, kept, document, now);
    if (now !== undefined) {
      await kept.store.change(db, record, document, now);
      await kept.store.undo?.(db, logged);
      await this.#log(db, kept, { record, action: 'restored', before: now, after: document, who });
      return record;
    }
    const id = await kept.store.create(db, document);
    await this.#log(db, kept, { record: id, action: 'restored', before: undefined, after: document, who });
    return id;
  }

  async #remove(db: Repositories, kept: KeptKind, id: string, before: RecordDocument, who: string): Promise<void> {
    if (kept.store.remove === undefined) throw refuse(recordInUse, `${kept.kind.kind} ${id} cannot be removed`);
    await kept.store.remove(db, id, before);
    await this.#log(db, kept, { record: id, action: 'removed', before, after: undefined, who });
  }

  #tried(kept: KeptKind, { id, version, document: given }: SaveInput): Promise<SavedRecord> {
    return this.services.database.read(async (db) => {
      const before = id === undefined ? undefined : await found(db, kept, id);
      if (id !== undefined && before !== undefined) await mustBe(db, kept, { id, version, document: before });
      const document = filled(kept, given, before);
      await checked(db, kept, document, before);
      const shown = { id: id ?? kept.store.idOf?.(document) ?? '', version: versionOf(document), document };
      return { ...shown, changed: null, changes: [...jsonChanges(before, document)] };
    });
  }

  #kept(kept: KeptKind, { id, version, document: given }: SaveInput, who: string): Promise<SavedRecord> {
    return this.services.database.write(async (db) => {
      const name = id ?? kept.store.idOf?.(given);
      if (name !== undefined) await lock(db, kept, name);
      if (id === undefined) {
        await checked(db, kept, given, undefined);
        const record = await kept.store.create(db, given);
        await this.#log(db, kept, { record, action: 'created', before: undefined, after: given, who });
        return saved(await shownOf(db, kept, record, await found(db, kept, record)), undefined);
      }
      const before = await found(db, kept, id);
      await mustBe(db, kept, { id, version, document: before });
      const document = filled(kept, given, before);
      await checked(db, kept, document, before);
      if (jsonChanges(before, document).length > 0) {
        await kept.store.change(db, id, document, before);
        const record = nameOf(kept, id, before);
        await this.#log(db, kept, { record, action: 'changed', before, after: document, who });
      }
      return saved(await shownOf(db, kept, id, await found(db, kept, id)), before);
    }, 'power');
  }

  async #log(
    db: Repositories,
    { kind, store }: KeptKind,
    change: { record: string; action: Action; before: unknown; after: RecordDocument | undefined; who: string },
  ): Promise<void> {
    store.secure?.(change);
    await db.staffChanges.add({ ...change, kind: kind.kind, at: this.services.settings.clock.now() });
  }
}

function saved(shown: Omit<SavedRecord, 'changes'>, before: unknown): SavedRecord {
  return { ...shown, changes: [...jsonChanges(before, shown.document)] };
}

async function shownOf(db: Repositories, kept: KeptKind, id: string, document: RecordDocument) {
  const name = nameOf(kept, id, document);
  const last = await db.staffChanges.lastOf(kept.kind.kind, name);
  return { id: name, version: versionOf(document), document, changed: whenOf(last) };
}

function whenOf(last: LoggedStaffChange | undefined): SavedRecord['changed'] {
  return last === undefined ? null : { at: new Date(last.at).toISOString(), who: last.who };
}

/** @throws ApiError 400 without a version, 409 'record_changed' if stale */
async function mustBe(
  db: Repositories,
  { kind }: KeptKind,
  {
    id,
    version,
    document,
  }: { readonly id: string; readonly version?: string | undefined; readonly document: RecordDocument },
): Promise<void> {
  if (version === undefined) throw invalidField('version', 'must be the version that the change is based on');
  const current = versionOf(document);
  if (version === current) return;
  const changed = whenOf(await db.staffChanges.lastOf(kind.kind, id));
  throw refuse(recordConflict, `${kind.kind} ${id} was changed since: nothing was saved`, {
    version: current,
    document,
    changed,
  });
}

function documentOf({ kind }: KeptKind, kept: unknown): RecordDocument {
  const parsed = kind.save.body.safeParse({ document: kept });
  if (parsed.success) return parsed.data.document;
  throw invalidAgain(kind.kind);
}

function invalidAgain(kind: string): ApiError {
  return invalidField(
    'change',
    `was created by an earlier version of the shop: this ${kind} cannot be restored from it`,
  );
}
