import * as z from 'zod/mini';
import type { CmsBlock, CustomerOrder } from '../../../core/contract';
import { mayUser } from '../../../core/contract/permissions';
import { rememberFor } from '../../../core/kernel/remember-for';
import { officeLink } from '../../../core/contract/office-link';
import type { SettingsReader } from '../content/site-settings';
import type { Caller } from '../http/route';
import type { Repositories } from '../ports/database';
import type { StoredOrder } from '../ports/orders';

const members = z.object({ office_order_link: z.optional(z.string()) });
const membersIn = rememberFor(({ json }: CmsBlock) => members.safeParse(json).data);

type Db = Pick<Repositories, 'commerce' | 'content' | 'customers'>;

/** Ways from an order into the back office (A §1, §6), only for staff that may read orders. */
export class OfficeLinks {
  constructor(private readonly services: SettingsReader) {}

  /** Links for who calls; undefined for shoppers. Staff that acts for a customer has its own rights here. In the unit of work of the caller. */
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
