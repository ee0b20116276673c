import type { BulkEdit, BulkReport } from '../../../../core/contract';
import type { Permission } from '../../../../core/contract/foundation/permissions';
import {
  BULK_PREVIEW_ROWS,
  bulkSelectionChanged,
  MAX_BULK_RECORDS,
} from '../../../../core/contract/staff/manage-bulk-edits';
import { sameJson } from '../../../../core/kernel/same-json';
import { accessDenied, invalidField, nextTurn, notFound, refuse, type KeptKind, type Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import { bulkKinds, type BulkKind } from './bulk-kinds';
import {
  headByKey,
  headOf,
  headsOf,
  isOver,
  logHead,
  selectionOf,
  stateOf,
  type BulkHead,
  type BulkPart,
} from './bulk-log';
import { applied, trial, undone, type Rows, type Unit } from './bulk-units';

/** Time of a step, in milliseconds. */
const STEP_MS = 1500;
const LISTED = 10;
const ROWS = 200;

export interface BulkCaller {
  readonly who: string;
  readonly mayDo: (permission: Permission) => boolean;
}

export interface BulkInput {
  readonly ids?: readonly string[] | undefined;
  readonly filter?: (Readonly<Record<string, unknown>> & { readonly q?: string | undefined }) | undefined;
  readonly set: unknown;
  readonly dry_run?: boolean | undefined;
  readonly page?: number | undefined;
  readonly key?: string | undefined;
  readonly total?: number | undefined;
}

/** Applies the same change to many records in steps that can be continued and undone. */
export class BulkEdits {
  readonly #kinds: ReadonlyMap<string, BulkKind>;

  constructor(
    private readonly services: {
      readonly database: Database;
      readonly recordKinds: readonly KeptKind[];
      readonly settings: Pick<Settings, 'clock' | 'ids'>;
    },
  ) {
    this.#kinds = bulkKinds(services.recordKinds);
  }

  /** Reports the differences, or logs a new bulk edit for `next`. @throws ApiError 400, 403, 409 */
  async start(kind: string, input: BulkInput, caller: BulkCaller): Promise<BulkReport> {
    const bulk = this.#kind(kind, input.set, caller);
    if (input.dry_run === true) return preview(this.services.database, bulk, input);
    const { key = this.services.settings.ids.uuid(), set } = input;
    const begun = { kind, key, set, who: caller.who };
    const head =
      (await this.services.database.read((db) => startedBefore(db, begun))) ??
      (await this.#begin(begun, await this.#selected(bulk, input)));
    const { part } = await this.services.database.read((db) => stateOf(db, head));
    return reportOf(head, part, { items: [], refusals: [] });
  }

  async #selected({ kept }: BulkKind, input: BulkInput): Promise<readonly string[]> {
    const ids = await this.services.database.read((db) => selected(db, kept, input));
    if (input.total !== undefined && input.total !== ids.length)
      throw refuse(bulkSelectionChanged, `${String(ids.length)} records are selected, not ${String(input.total)}`);
    return ids;
  }

  #begin(begun: Begun, ids: readonly string[]): Promise<BulkHead> {
    return this.services.database.write(async (db) => {
      await db.staffChanges.lock('bulk', begun.key);
      const earlier = await startedBefore(db, begun);
      return earlier ?? headOf(db, await logHead(db, { ...begun, ids, at: this.services.settings.clock.now() }));
    }, 'power');
  }

  /** @throws ApiError 403, 404, 409 'bulk_edit_undone' */
  async next(id: number, caller: BulkCaller): Promise<BulkReport> {
    const { head, bulk } = await this.#head(id, caller);
    const ids = await this.services.database.read((db) => selectionOf(db, head));
    return this.#step(head, (db) => applied(db, bulk, { head, ids, ...this.#author(caller) }));
  }

  /** @throws ApiError 403, 404 */
  async undo(id: number, caller: BulkCaller): Promise<BulkReport> {
    const { head } = await this.#head(id, caller);
    return this.#step(head, (db) => undone(db, this.services.recordKinds, { head, ...this.#author(caller) }));
  }

  async list(kind: string, caller: BulkCaller): Promise<readonly BulkEdit[]> {
    const bulk = this.#kinds.get(kind);
    if (bulk === undefined || !caller.mayDo(bulk.kept.permissions.read)) throw accessDenied();
    return this.services.database.read(async (db) => {
      const edits: BulkEdit[] = [];
      for (const head of await headsOf(db, kind, LISTED)) {
        const { part } = await stateOf(db, head);
        const { at, key: _, ...facts } = head;
        const { done, changed, refused, undone: back } = part;
        edits.push({
          ...facts,
          ...{ at: new Date(at).toISOString(), done, changed, refused, undone: back },
          ...{ is_over: isOver(head, part), is_undone: part.is_undo },
        });
      }
      return edits;
    });
  }

  /** Runs units of work until a step's time is over. */
  async #step(head: BulkHead, unit: (db: Repositories) => Promise<Unit>): Promise<BulkReport> {
    const { clock } = this.services.settings;
    const until = clock.now() + STEP_MS;
    const rows: Rows = { items: [], refusals: [] };
    for (;;) {
      const { part, written, ...done } = await this.services.database.write(unit, 'power');
      for (const { kept, id } of written) await kept.store.changed?.(id);
      rows.items.push(...done.items);
      rows.refusals.push(...done.refusals);
      if (isOver(head, part) || clock.now() >= until) return reportOf(head, part, rows);
      await nextTurn();
    }
  }

  async #head(id: number, caller: BulkCaller) {
    const head = await this.services.database.read((db) => headOf(db, id));
    return { head, bulk: this.#kind(head.kind, head.set, caller) };
  }

  #kind(kind: string, set: unknown, { mayDo }: BulkCaller): BulkKind {
    const bulk = this.#kinds.get(kind);
    if (bulk === undefined) throw notFound(`${kind} cannot be edited in bulk`);
    if (![bulk.kept.permissions.write, ...bulk.permissions(set)].every(mayDo)) throw accessDenied();
    return bulk;
  }

  #author({ who }: BulkCaller) {
    const { clock } = this.services.settings;
    return { who, at: clock.now(), now: () => clock.now() };
  }
}

type Begun = Pick<BulkHead, 'key' | 'kind' | 'set' | 'who'>;

/** @throws ApiError 400 if the key belongs to another bulk edit */
async function startedBefore(db: Repositories, begun: Begun): Promise<BulkHead | undefined> {
  const earlier = await headByKey(db, begun);
  if (earlier !== undefined && !(earlier.who === begun.who && sameJson(earlier.set, begun.set)))
    throw invalidField('key', 'belongs to another bulk edit');
  return earlier;
}

async function selected(db: Repositories, kept: KeptKind, { ids, filter }: BulkInput): Promise<readonly string[]> {
  if (ids !== undefined) return [...new Set(ids)];
  const found: string[] = [];
  for (;;) {
    const { items, total } = await page(db, kept, { filter, limit: ROWS, offset: found.length });
    if (total > MAX_BULK_RECORDS)
      throw invalidField('filter', `matches ${String(total)} records, at most ${String(MAX_BULK_RECORDS)} at a time`);
    found.push(...items);
    // A record that is created meanwhile moves others to the next page.
    if (items.length === 0 || found.length >= total) return [...new Set(found)];
    await nextTurn();
  }
}

async function page(
  db: Repositories,
  { store }: KeptKind,
  {
    filter: { q, ...filters } = {},
    ...slice
  }: Pick<BulkInput, 'filter'> & { readonly limit: number; readonly offset: number },
) {
  const words = q?.trim() === '' ? undefined : q;
  const { items, total } = await store.list(db, { q: words, filters, sort: undefined, ...slice });
  return { total, items: items.map(({ id }) => id) };
}

async function preview(
  database: Pick<Database, 'read'>,
  bulk: BulkKind,
  { page: number = 1, ...input }: BulkInput,
): Promise<BulkReport> {
  const offset = (number - 1) * BULK_PREVIEW_ROWS;
  const chosen = input.ids === undefined ? undefined : [...new Set(input.ids)];
  const { items: ids, total } =
    chosen === undefined
      ? await database.read((db) => page(db, bulk.kept, { filter: input.filter, limit: BULK_PREVIEW_ROWS, offset }))
      : { items: chosen.slice(offset, offset + BULK_PREVIEW_ROWS), total: chosen.length };
  const rows = await trial(database, bulk, { ids, set: input.set });
  const counts = { changed: rows.items.length, refused: rows.refusals.length };
  const done = Math.min(total, offset + ids.length);
  return {
    ...{ id: null, total, done, undone: 0, is_over: done >= total, ...counts },
    ...{ unchanged: ids.length - counts.changed - counts.refused, ...rows },
  };
}

function reportOf(head: BulkHead, part: BulkPart, rows: Rows): BulkReport {
  const { done, changed, unchanged, refused, undone: back } = part;
  return {
    ...{ id: head.id, total: head.total, done, changed, unchanged, refused, undone: back },
    is_over: isOver(head, part),
    ...rows,
  };
}
