import * as z from 'zod/mini';
import type { CmsBlock, CustomerOrder } from '../../../../core/contract';
import { mayUser } from '../../../../core/contract/foundation/permissions';
import { rememberFor } from '../../../../core/kernel/async/remember-for';
import { officeLink } from '../../../../core/contract/staff/office-link';
import type { SettingsReader } from '../../content';
import type { Caller } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';

const members = z.object({ office_order_link: z.optional(z.string()) });
const membersIn = rememberFor(({ json }: CmsBlock) => members.safeParse(json).data);

type Db = Pick<Repositories, 'commerce' | 'content' | 'customers'>;

export class OfficeLinks {
  constructor(private readonly services: SettingsReader) {}

  /** Returns back office links for staff callers. Staff acting for a customer keep their own rights. */
  async of(db: Db, { number }: Pick<StoredOrder, 'number'>, caller: Caller): Promise<CustomerOrder['office']> {
    if (caller.kind !== 'user') return undefined;
    const { actorId, customer } = caller;
    const person = actorId === undefined ? customer : await db.customers.byId(actorId);
    if (person === undefined || !mayUser(person, 'orders:read')) return undefined;
    return {
      path: `/manage/orders/${encodeURIComponent(number)}`,
      link: officeLink(await this.#template(db), number),
    };
  }

  async #template(db: Db): Promise<string | undefined> {
    const { content, settings } = this.services;
    const block = await content.keptSettings(db, settings.defaultStore);
    return block && membersIn(block)?.office_order_link;
  }
}
