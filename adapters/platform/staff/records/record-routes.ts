import type { Permission } from '../../../../core/contract/foundation/permissions';
import * as contract from '../../../../core/contract/foundation/record-kind';
import { noteExport, staffLog } from '../../../../core/contract/staff/manage-log';
import {
  exportOf,
  loginOf,
  mayDo,
  nameOfCaller,
  notFound,
  requirePermission,
  requireStaff,
  type Route,
  route,
  type KeptKind,
  type Settings,
} from '../../foundation';
import type { Database } from '../../ports/database';
import type { RecordAdmin } from './record-admin';
import { activityOf } from './activity-log';
import { changesOf, kindOfChange, listOf } from './record-lists';

/** Lists that staff can export, other than records; each has its own log filter. */
const CHANGE_LOG = 'change-log';
/** Exported lists that are no kind of record, with the permission to read them. */
const OTHER_LISTS: ReadonlyMap<string, Permission> = new Map([
  ['gift-card', 'gift-cards:read'],
  ['report', 'figures:read'],
  ['closing', 'figures:read'],
  ['books', 'figures:read'],
] as const);

interface Services {
  readonly database: Database;
  readonly recordAdmin: RecordAdmin;
  readonly recordKinds: readonly KeptKind[];
  readonly settings: Pick<Settings, 'clock'>;
}

export function recordRoutes(services: Services): readonly Route[] {
  return [
    ...services.recordKinds.flatMap((kept) => kindRoutes(kept, services)),
    ...changeRoutes(services),
    ...logRoutes(services),
  ];
}

function kindRoutes(kept: KeptKind, { database, recordAdmin }: Services): readonly Route[] {
  const { kind } = kept;
  return [
    route(kind.list, async ({ query }) => {
      const { items, total } = await listOf(database, kept, query);
      return { items: [...items], total };
    }),
    route(kind.show, ({ query }) => recordAdmin.show(kept, query.id)),
    route(kind.save, ({ body, caller }) => recordAdmin.save(kept, body, nameOfCaller(caller))),
    route(kind.remove, async ({ body, caller }) => {
      await recordAdmin.remove(kept, body, nameOfCaller(caller));
      return { removed: true as const };
    }),
  ];
}

function changeRoutes({ database, recordAdmin, recordKinds }: Services): readonly Route[] {
  return [
    route(contract.staffChanges, ({ query, caller }) => {
      const mayRead = (permission: Permission) => mayDo(caller, permission);
      return changesOf(database, { kinds: recordKinds, mayRead }, query);
    }),
    route(contract.restoreRecord, async ({ body, caller }) => {
      // Entries the caller may not see are treated as absent.
      const readable = recordKinds.filter(({ permissions }) => mayDo(caller, permissions.read));
      const kept = await kindOfChange(database, readable, body.change);
      requirePermission(caller, kept.permissions.write);
      return recordAdmin.restore(kept, body, nameOfCaller(caller));
    }),
  ];
}

function logRoutes({ database, recordKinds, settings }: Services): readonly Route[] {
  return [
    route(staffLog, ({ query, caller }) => {
      requireStaff(caller);
      const mayRead = (permission: Permission) => mayDo(caller, permission);
      return activityOf(database, { kinds: recordKinds, mayRead }, query);
    }),
    route(noteExport, async ({ body: { list, rows }, caller }) => {
      const { customer } = requireStaff(caller);
      if (list !== CHANGE_LOG) {
        const kept = recordKinds.find(({ kind }) => kind.kind === list);
        const permission = OTHER_LISTS.get(list) ?? kept?.permissions.read;
        if (permission === undefined) throw notFound(`list ${list} is no kind of record`);
        requirePermission(caller, permission);
      }
      const entry = exportOf(list, { rows }, { who: loginOf(customer), at: settings.clock.now() });
      await database.write((db) => db.staffChanges.add(entry));
      return { noted: true as const };
    }),
  ];
}
