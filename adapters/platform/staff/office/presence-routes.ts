import { fullName } from '../../../../core/kernel/full-name';
import { tellPresence } from '../../../../core/contract/staff/manage-presence';
import type { Permission } from '../../../../core/contract/foundation/permissions';
import { PRESENCE_SECONDS } from '../../../../core/contract/staff/presence-pace';
import {
  notFound,
  loginOf,
  requirePermission,
  route,
  type Route,
  type KeptKind,
  type Settings,
} from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Database, Repositories } from '../../ports/database';
import type { ShownRecord } from '../../ports/staff/staff-presence';

interface Services {
  readonly database: Database;
  readonly recordKinds: readonly KeptKind[];
  readonly settings: Pick<Settings, 'clock'>;
}

const OTHER_KINDS: ReadonlyMap<string, Permission> = new Map([['order', 'orders:read']]);

/** Stored in the database, so that all processes share it. */
export function presenceRoutes({ database, recordKinds, settings }: Services): readonly Route[] {
  const permissionOf = (kind: string): Permission => {
    const read = recordKinds.find((kept) => kept.kind.kind === kind)?.permissions.read ?? OTHER_KINDS.get(kind);
    if (read === undefined) throw notFound(`kind ${kind} does not exist`);
    return read;
  };
  return [
    route(tellPresence, ({ body: { state, ...shown }, caller }) => {
      const { id: customerId } = requirePermission(caller, permissionOf(shown.kind)).customer;
      const at = settings.clock.now();
      const oldest = at - PRESENCE_SECONDS * 1000;
      return database.write(async (db) => {
        await db.staffPresence.forget(oldest);
        if (state === 'gone') await db.staffPresence.leave({ ...shown, customerId });
        else await db.staffPresence.note({ ...shown, customerId, isEditing: state === 'editing', at });
        return { items: await othersOf(db, shown, { customerId, oldest }) };
      });
    }),
  ];
}

async function othersOf(
  db: Repositories,
  shown: ShownRecord,
  { customerId, oldest }: { readonly customerId: number; readonly oldest: number },
) {
  const items: { who: string; since: string; editing: boolean }[] = [];
  for (const one of await db.staffPresence.of(shown, oldest)) {
    const customer = one.customerId === customerId ? undefined : await db.customers.byId(one.customerId);
    if (customer === undefined) continue;
    items.push({ who: nameOf(customer), since: new Date(one.since).toISOString(), editing: one.isEditing });
  }
  return items;
}

function nameOf(customer: Customer): string {
  const name = fullName(customer.firstname, customer.lastname);
  return name === '' ? loginOf(customer) : name;
}
