import type { QueryOf, ResultOf } from '../../../../core/contract';
import type { staffChanges } from '../../../../core/contract/foundation/record-kind';
import type { Permission } from '../../../../core/contract/foundation/permissions';
import { recordName, type RecordName } from '../../../../core/manage/record-name';
import { jsonChanges } from '../../../../core/kernel/json-changes';
import { notFound, type KeptKind } from '../../foundation';
import type { Database } from '../../ports/database';
import type { ListPage, ListQuery } from '../../ports/record-store';
import { PERSON_KINDS } from '../privacy/merged-contacts';

const ROWS = 50;

type Paged = { readonly page?: number | undefined; readonly size?: number | undefined };
type Query = Paged & { readonly q?: string | undefined; readonly sort?: string | undefined };

export function listOf(database: Database, { store }: KeptKind, query: Query): Promise<ListPage<object>> {
  return database.read((db) => store.list(db, wantedOf(query)));
}

const OTHER_KINDS = PERSON_KINDS.map((kind) => [kind, 'people:read'] as const);

export function changesOf(
  database: Database,
  { kinds, mayRead }: { readonly kinds: readonly KeptKind[]; readonly mayRead: (permission: Permission) => boolean },
  query: QueryOf<typeof staffChanges>,
): Promise<ResultOf<typeof staffChanges>> {
  const all = [...kinds.map(({ kind, permissions }) => [kind.kind, permissions.read] as const), ...OTHER_KINDS];
  const readable = all.filter(([, permission]) => mayRead(permission)).map(([kind]) => kind);
  const names = readable.filter((kind) => kind === (query.kind ?? kind));
  const filter = { kinds: names, record: query.record, who: query.who };
  return database.read(async (db) => {
    const logged = await db.staffChanges.list(filter, pageOf(query));
    const items = logged.map(({ at, before, after, ...change }) => ({
      ...change,
      at: new Date(at).toISOString(),
      ...named(recordName(change.kind, after) ?? recordName(change.kind, before)),
      changes: [...jsonChanges(before, after)],
    }));
    return { items, total: await db.staffChanges.count(filter) };
  });
}

function named(name: RecordName | undefined): { readonly name?: string | Record<string, string> } {
  if (name === undefined) return {};
  return { name: typeof name === 'string' ? name : { ...name } };
}

export async function kindOfChange(database: Database, kinds: readonly KeptKind[], change: number): Promise<KeptKind> {
  const logged = await database.read((db) => db.staffChanges.byId(change));
  const kept = kinds.find(({ kind }) => kind.kind === logged?.kind);
  if (kept === undefined) throw notFound(`change ${String(change)} does not exist`);
  return kept;
}

function pageOf({ page = 1, size = ROWS }: Paged) {
  return { limit: size, offset: (page - 1) * size };
}

function wantedOf(query: Query): ListQuery {
  const { q, sort, page, size, ...filters } = query;
  const [by, direction] = sort?.split(':') ?? [];
  return {
    q: q === undefined || q.trim() === '' ? undefined : q,
    sort: by === undefined ? undefined : { by, isDescending: direction === 'desc' },
    ...pageOf({ page, size }),
    filters,
  };
}
