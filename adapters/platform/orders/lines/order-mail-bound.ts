import { countedMailboxOf } from '../../../../core/contract/foundation/contact';
import {
  isOwnMailbox,
  isWithinMailBound,
  MAX_UNCONFIRMED_ORDER_MAILS,
  ORDER_MAIL_WINDOW_MS,
} from '../../../../core/orders/rules/order-mail-bound';
import type { SecurityLog } from '../../people';
import { ownAddressesOf, hashToken, type Settings } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';

export { leftOutOf } from './left-out-of';

/** Gift card money does not count: a stranger gets it back by cancelling. */
export async function isUnmailed(
  { giftCards }: Pick<Repositories, 'giftCards'>,
  { id, fulfilment, grandTotal }: StoredOrder,
  isPaid: boolean,
): Promise<boolean> {
  if (fulfilment.unmailed !== true) return false;
  if (!isPaid) return true;
  const spent = [...(await giftCards.usesOf(id)).values()].reduce((sum, { rest }) => sum + rest, 0);
  return spent >= grandTotal;
}

/** True if money paid for an order, and gift cards not all of it, even if they have it back. */
export async function isPaidByMoney(
  { giftCards }: Pick<Repositories, 'giftCards'>,
  { id, grandTotal }: StoredOrder,
): Promise<boolean> {
  const kept = [...(await giftCards.usesOf(id)).values()].reduce((sum, { rest }) => sum + rest, 0);
  return kept + (await giftCards.returnedOf(id)) < grandTotal;
}

const LIMIT = 'order-mails';

/** Daily limit of order emails that anyone may trigger, per mailbox. */
export class OrderMailBound {
  constructor(
    private readonly services: { readonly security: SecurityLog; readonly settings: Pick<Settings, 'clock'> },
  ) {}

  /**
   * Counts an email.
   * @param own the requester's confirmed addresses, which are exempt
   * @returns false over the daily limit
   */
  async allows(
    { rates }: Pick<Repositories, 'rates'>,
    { email, own }: { readonly email: string; readonly own: readonly string[] },
  ): Promise<boolean> {
    const { security, settings } = this.services;
    if (isOwnMailbox(email, own)) return true;
    const mailbox = countedMailboxOf(email);
    const { count } = await rates.count(hashToken(`${LIMIT}:${mailbox}`), ORDER_MAIL_WINDOW_MS, settings.clock.now());
    if (isWithinMailBound(count)) return true;
    if (count === MAX_UNCONFIRMED_ORDER_MAILS + 1)
      security.write('limit-reached', { limit: LIMIT }, { contact: mailbox });
    return false;
  }

  /**
   * Counts an email with a document that the order's own mails do not include.
   * @returns false over the daily limit, or if the order's own emails are. Documents of orders that money paid are not
   *   limited: it does not come back.
   */
  async allowsDocument(
    db: Pick<Repositories, 'customers' | 'giftCards' | 'rates'>,
    order: StoredOrder,
  ): Promise<boolean> {
    const { customerId, email, fulfilment } = order;
    if (await isPaidByMoney(db, order)) return true;
    if (fulfilment.unmailed === true) return false;
    const isOwners = fulfilment.confirmed === true && customerId !== undefined;
    const customer = isOwners ? await db.customers.byId(customerId) : undefined;
    return this.allows(db, { email, own: customer === undefined ? [] : ownAddressesOf(customer) });
  }
}
