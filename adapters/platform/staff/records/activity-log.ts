import type { QueryOf, ResultOf } from '../../../../core/contract';
import type { Permission } from '../../../../core/contract/foundation/permissions';
import {
  LOG_KINDS,
  MAX_CHANGES_SHOWN,
  MAX_LOGGED,
  type LogEntry,
  type staffLog,
} from '../../../../core/contract/staff/manage-log';
import { endOfDay, startOfDay } from '../../../../core/kernel/calendar-days';
import { jsonChanges } from '../../../../core/kernel/json-changes';
import { lookUp } from '../../../../core/kernel/look-up';
import { recordName } from '../../../../core/manage/record-name';
import { timeZoneOf, type KeptKind } from '../../foundation';
import type { Database } from '../../ports/database';
import type { Activity } from '../../ports/staff/activity';
import type { LoggedStaffChange } from '../../ports/staff/staff-changes';

const ROWS = 50;
const ORDER = 'order';

interface Reader {
  readonly kinds: readonly KeptKind[];
  readonly mayRead: (permission: Permission) => boolean;
}

/** Lists changes in the shop, limited to the kinds that the caller can read. */
export function activityOf(
  database: Database,
  { kinds, mayRead }: Reader,
  { from, to, who, kind, q, page = 1, size = ROWS }: QueryOf<typeof staffLog>,
): Promise<ResultOf<typeof staffLog>> {
  const all: readonly (readonly [string, Permission])[] = [
    ...kinds.map((one) => [one.kind.kind, one.permissions.read] as const),
    ...Object.entries(LOG_KINDS),
  ];
  const readable = [...new Set(all.filter(([, permission]) => mayRead(permission)).map(([name]) => name))];
  const wanted = readable.filter((name) => name === (kind ?? name));
  const words = q?.trim() === '' ? undefined : q?.trim();
  const offset = (page - 1) * size;
  return database.read(async (db) => {
    const zone = await timeZoneOf(db);
    const filter = {
      kinds: wanted.filter((name) => name !== ORDER),
      withOrders: wanted.includes(ORDER),
      from: from === undefined ? undefined : startOfDay(from, zone),
      until: to === undefined ? undefined : endOfDay(to, zone),
      who,
      words,
      customer: words?.includes('@') === true ? (await db.customers.byLogin(words.toLowerCase()))?.id : undefined,
    };
    const limit = Math.max(0, Math.min(size, MAX_LOGGED - offset));
    const { items, total } = await db.activity.page(filter, { limit, offset, max: MAX_LOGGED + 1 });
    return {
      items: items.map(entryOf),
      total: Math.min(total, MAX_LOGGED),
      is_more: total > MAX_LOGGED,
      kinds: readable.sort(),
    };
  });
}

function entryOf(activity: Activity): LogEntry {
  if (activity.source === 'change') return changeEntry(activity.entry);
  const { id, at, who, number, what } = activity.entry;
  return {
    id: `order:${String(id)}`,
    at: new Date(at).toISOString(),
    who,
    kind: ORDER,
    record: number,
    action: 'changed',
    change: null,
    changes: what.map(({ name, from, to }) => ({ path: name, from, to })),
  };
}

function changeEntry({ id, at, who, kind, record, action, before, after }: LoggedStaffChange): LogEntry {
  const named = recordName(kind, after) ?? recordName(kind, before) ?? accountIn(after);
  return {
    id: `change:${String(id)}`,
    at: new Date(at).toISOString(),
    who,
    kind,
    record,
    ...(named === undefined ? {} : { name: typeof named === 'string' ? named : { ...named } }),
    action,
    change: id,
    changes: jsonChanges(before, after).slice(0, MAX_CHANGES_SHOWN),
  };
}

/** Login of the account that an entry about people is about. */
function accountIn(after: unknown): string | undefined {
  const login = typeof after === 'object' && after !== null ? lookUp<unknown>({ ...after }, 'as') : undefined;
  return typeof login === 'string' ? login : undefined;
}
