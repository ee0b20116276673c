import type { EventData } from '../../../../core/contract/foundation/events';
import { type EventLog, loginOf, type Settings } from '../../foundation';
import type { Customer } from '../../ports/people/customers';
import type { Repositories } from '../../ports/database';

/** Kind of audit log entries for changes made by impersonating staff; the record is the customer id. */
export const ACTED_KIND = 'acted';

/** Kind of entries for changes of a blogger's account for payouts; the record is the customer id. */
export const PAYEE_KIND = 'payee';

export type CustomerMember = EventData<'customer.changed'>['changed'][number];

/** Records changes of accounts, in the unit of work that makes them. */
export class AccountLog {
  constructor(private readonly parts: { readonly events: EventLog; readonly settings: Pick<Settings, 'clock'> }) {}

  async record(
    db: Pick<Repositories, 'customers' | 'events' | 'staffChanges'>,
    { customer, actorId }: { readonly customer: Customer; readonly actorId?: number | undefined },
    ...changed: CustomerMember[]
  ): Promise<void> {
    if (changed.length === 0) return;
    const { id } = customer;
    await this.parts.events.record(db, { name: 'customer.changed', data: { customer_id: id, changed } });
    const actor = actorId === undefined ? undefined : await db.customers.byId(actorId);
    if (actor === undefined) return;
    const change = { kind: ACTED_KIND, record: String(id), action: 'changed', before: {} } as const;
    const after = { as: loginOf(customer), changed };
    await db.staffChanges.add({ ...change, at: this.parts.settings.clock.now(), who: loginOf(actor), after });
  }
}
